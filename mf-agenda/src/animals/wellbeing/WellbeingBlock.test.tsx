import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { anAnimal, mockResponse, resetMocks, id, openArea, mockFailure, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'
import { mockAnimal } from '../../testing/animalPage.ts'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const noisette = anAnimal()
const scores = [
  { sessionId: id(1), date: '2026-11-09', startTime: '09:00', score: 4 },
  { sessionId: id(2), date: '2026-11-16', startTime: '09:00', score: 1 },
]
const concernedSessions = Array.from({ length: 7 }, (_, index) => ({
  id: id(10 + index),
  date: `2031-03-0${index + 1}`,
  startTime: '10:00',
  endTime: '11:00',
  title: `Séance ${index}`,
}))

const openAnimal = () => openArea(area.Root, `/pros/animal/${noisette.id}`)

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
  mockAnimal(noisette)
})
afterEach(resetMocks)

describe("the wellbeing section of an animal's page", () => {
  it('proposes a rest above the form, with links to the sessions it would affect', async () => {
    mockResponse('GET /animals/:id/wellbeing', 200, {
      scores,
      scoreCount: 2,
      restProposed: true,
      concerned: concernedSessions,
    })
    openAnimal()
    const alert = await screen.findByRole('alert')
    expect(
      alert.compareDocumentPosition(screen.getByRole('heading', { name: 'Identité' })) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
    const proposal = within(alert)
    expect(proposal.getByText(`Un repos est proposé pour ${noisette.name}`)).toBeVisible()
    expect(proposal.getByText(/7 séances à venir sont concernées/)).toBeVisible()
    expect(proposal.getAllByRole('link')).toHaveLength(5)
    expect(proposal.getByRole('link', { name: 'samedi 1er mars 2031 à 10:00, Séance 0' })).toHaveAttribute(
      'href',
      `/pros/session/${id(10)}`,
    )
    await user.click(proposal.getByRole('button', { name: 'Voir les 7 séances' }))
    expect(proposal.getAllByRole('link')).toHaveLength(7)
  })

  it('lists the affected sessions without links for members without the agenda privilege', async () => {
    signedInAs({ privileges: ['ANIMALS'] })
    mockResponse('GET /animals/:id/wellbeing', 200, {
      scores,
      scoreCount: 2,
      restProposed: true,
      concerned: concernedSessions.slice(0, 1),
    })
    openAnimal()
    const proposal = within(await screen.findByRole('alert'))
    expect(proposal.getByText(/Séance 0/)).toBeVisible()
    expect(proposal.queryByRole('link')).toBeNull()
  })

  it('shows the scores as a table on request', async () => {
    mockResponse('GET /animals/:id/wellbeing', 200, { scores, scoreCount: 2, restProposed: false, concerned: [] })
    openAnimal()
    await user.click(await screen.findByRole('button', { name: 'Bien-être' }))
    expect(
      await screen.findByText('2 séances notées, la dernière le 16/11/2026 : Problématique.', { selector: 'p' }),
    ).toBeInTheDocument()
    expect(screen.queryByText(/Un repos est proposé/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Voir les données' }))
    const rows = within(screen.getByRole('table', { name: `Bien-être de ${noisette.name}` })).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'SéanceBien-être',
      '16/11/2026, 09:00Problématique',
      '09/11/2026, 09:00Excellent',
    ])
  })

  it('shows how many of the scores are in the chart', async () => {
    mockResponse('GET /animals/:id/wellbeing', 200, { scores, scoreCount: 1200, restProposed: false, concerned: [] })
    openAnimal()
    await user.click(await screen.findByRole('button', { name: 'Bien-être' }))
    expect(
      await screen.findByText(/^1\s200 séances notées, .+ Le graphique et ses données montrent les 2 dernières\.$/),
    ).toBeVisible()
  })

  it('shows a message when no score was recorded', async () => {
    mockResponse('GET /animals/:id/wellbeing', 200, { scores: [], scoreCount: 0, restProposed: false, concerned: [] })
    openAnimal()
    await user.click(await screen.findByRole('button', { name: 'Bien-être' }))
    expect(await screen.findByText(/Rien de noté pour l'instant/)).toBeInTheDocument()
  })

  it('shows an error when loading failed', async () => {
    mockFailure('GET /animals/:id/wellbeing', 404, errorCode.notFound)
    openAnimal()
    await user.click(await screen.findByRole('button', { name: 'Bien-être' }))
    expect(await screen.findByText("Le bien-être n'a pas pu être chargé.")).toBeInTheDocument()
  })
})
