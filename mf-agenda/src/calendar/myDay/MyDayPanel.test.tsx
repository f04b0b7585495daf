import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { errorCode } from 'shared/contracts/errorCodes'
import { aSession, id, mockFailure, mockResponse, resetMocks, signedInAs } from 'shared/testing'
import { mockAgenda, openAgenda, pendingSession, prepareCalendar } from '../../testing/agenda.ts'
import { mockDayServer } from '../../testing/dayServer.ts'
import { buildDetailedSession, otherTherapist } from '../../testing/fixtures.ts'

/** Six sessions of Friday 20 November 2026. */
const daySessions = ['Anna', 'Basile', 'Célia', 'Driss', 'Elsa', 'Félix'].map((name, index) =>
  aSession({ id: id(410 + index), title: name, startTime: `1${index}:00`, endTime: `1${index + 1}:00` }),
)
const otherSessions = [pendingSession, aSession({ id: id(499), title: 'La veille', date: '2026-11-19' })]

let readStoredSessions: () => readonly ShortSession[]
const mockSessions = (...sessions: readonly ShortSession[]) => {
  readStoredSessions = mockDayServer([...sessions, ...otherSessions])
}
const presenceAndMeansOf = ({ title, patientPresent, paidMeans }: ShortSession) => [title, patientPresent, paidMeans]
const readStoredDaySessions = () => readStoredSessions().slice(0, 6).map(presenceAndMeansOf)

beforeAll(prepareCalendar)
beforeEach(() => {
  mockAgenda()
  mockSessions(...daySessions)
})
afterEach(() => {
  localStorage.removeItem('complice.paymentMeans')
  resetMocks()
})

let pressCount = 0
async function press(name: string | RegExp, role = 'button') {
  pressCount += 1
  await userEvent.click(await screen.findByRole(role, { name }))
}
const getLine = (title: string) => screen.getByRole('region', { name: title })
async function pressIn(title: string, name: string | RegExp) {
  pressCount += 1
  await userEvent.click(within(getLine(title)).getByRole('button', { name }))
}
async function openMyDay() {
  pressCount = 0
  const page = openAgenda()
  await press('Ma journée')
  await screen.findByRole('region', { name: 'Ma journée, vendredi 20 novembre' })
  return page
}

describe("the panel 'Ma journée'", () => {
  it('lists the validated sessions of the day in order, without booking requests, and adds a parameter to the URL', async () => {
    const { address } = await openMyDay()
    expect(address()).toBe('/pros/sessions?date=2026-11-20&journee=1')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      daySessions.map(({ title }) => title),
    )
  })

  it('names the practitioner of each session, if there are several', async () => {
    mockSessions(
      ...daySessions.slice(0, 1),
      ...daySessions.slice(1, 2).map((session) => ({ ...session, therapistId: otherTherapist.id })),
    )
    await openMyDay()
    expect(getLine('Anna')).toHaveTextContent('10:00 – 11:00 · Camille Roux')
    expect(getLine('Basile')).toHaveTextContent('11:00 – 12:00 · Hugo Blanc')
  })

  it('shows the day before and after', async () => {
    const { address } = await openMyDay()
    await press('Ma journée : jour précédent')
    expect(await screen.findByRole('region', { name: 'La veille' })).toBeVisible()
    expect(address()).toBe('/pros/sessions?date=2026-11-19&journee=1')
    await press('Ma journée : jour suivant')
    expect(await screen.findByRole('region', { name: 'Félix' })).toBeVisible()
  })

  it('shows a message on a day without sessions', async () => {
    mockSessions()
    await openMyDay()
    expect(screen.getByText('Aucune séance ce jour-là.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Toutes présentes' })).toBeNull()
  })

  it('saves presence and payment of six sessions in eight presses', async () => {
    await openMyDay()
    await pressIn('Basile', 'Absent')
    await press('Payées par…')
    await press('Carte bancaire', 'menuitem')
    expect(await screen.findByText('5 séances payées, 1 absence laissée non payée')).toBeVisible()
    await pressIn('Driss', /^Payée · Carte/)
    await press('Espèces', 'menuitem')
    await pressIn('Elsa', /^Payée · Carte/)
    await press('Non payée', 'menuitem')
    await waitFor(() =>
      expect(readStoredDaySessions()).toEqual([
        ['Anna', true, 'CARD'],
        ['Basile', false, null],
        ['Célia', true, 'CARD'],
        ['Driss', true, 'CASH'],
        ['Elsa', true, null],
        ['Félix', true, 'CARD'],
      ]),
    )
    expect(pressCount).toBe(8)
  })

  it('changes chosen sessions only', async () => {
    mockSessions(...daySessions.map((session) => ({ ...session, patientPresent: false })))
    await openMyDay()
    await press('Choisir Anna, 10:00', 'checkbox')
    await press('Toutes présentes')
    await waitFor(() =>
      expect(readStoredDaySessions().map(([, isPresent]) => isPresent)).toEqual([false, true, true, true, true, true]),
    )
    await press('5 séances choisies', 'checkbox')
    expect(screen.getByRole('checkbox', { name: '6 séances choisies' })).toBeChecked()
    await press('6 séances choisies', 'checkbox')
    expect(screen.getByRole('checkbox', { name: '0 séance choisie' })).not.toBeChecked()
    expect(screen.getByRole('button', { name: 'Payées par…' })).toBeDisabled()
  })

  it('shows an error for sessions that could not be changed, and shows their stored values', async () => {
    mockFailure('PATCH /sessions/:id', 412, errorCode.changedMeanwhile)
    await openMyDay()
    await press('Payées par…')
    await press('Espèces', 'menuitem')
    expect(await screen.findByText(/^6 séances : Cette séance vient d'être modifiée/)).toBeVisible()
    expect(within(getLine('Anna')).getByRole('button', { name: 'Payée · Espèces, Anna' })).toBeVisible()
  })
})

describe('the payment of a session of the day', () => {
  it('is recorded with the last used means of payment in one press', async () => {
    await openMyDay()
    await pressIn('Anna', 'Autre moyen de paiement, Anna')
    await press('Chèque', 'menuitem')
    await pressIn('Célia', 'Payée · Chèque, Célia')
    await waitFor(() =>
      expect(readStoredDaySessions().map(([, , means]) => means)).toEqual(['CHEQUE', null, 'CHEQUE', null, null, null]),
    )
  })

  it('cannot be changed for a session on an invoice, and the presence cannot either', async () => {
    mockSessions(aSession({ id: id(410), title: 'Anna', billId: id(900), paid: true }))
    await openMyDay()
    expect(within(getLine('Anna')).getByText('Facturée, payée')).toBeVisible()
    expect(within(getLine('Anna')).queryByRole('button', { name: /^Payée/ })).toBeNull()
    expect(within(getLine('Anna')).getByRole('button', { name: 'Absent' })).toBeDisabled()
  })
})

describe('the notes on a session of the day', () => {
  it('extend the former comment in two presses', async () => {
    const comments: unknown[] = []
    mockResponse('GET /sessions/:id', 200, buildDetailedSession({ ...daySessions[0], comments: 'Calme.' }))
    const requests = mockResponse('PATCH /sessions/:id/follow-up', 200, aSession())
    await openMyDay()
    pressCount = 0
    await pressIn('Anna', 'Commenter, Anna')
    const field = await screen.findByRole('textbox', { name: 'Commentaires' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, ' Au pas')
    await press('Enregistrer')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    comments.push(...requests.map(({ body }) => body))
    expect(comments).toEqual([{ comments: 'Calme. Au pas' }])
    expect(pressCount).toBe(2)
  })

  it('are saved by Ctrl+Enter', async () => {
    mockResponse('GET /sessions/:id', 200, buildDetailedSession(daySessions[0]))
    const requests = mockResponse('PATCH /sessions/:id/follow-up', 200, aSession())
    await openMyDay()
    await pressIn('Anna', 'Commenter, Anna')
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Commentaires' }),
      'Fatigué{Control>}{Enter}{/Control}',
    )
    await waitFor(() => expect(requests.map(({ body }) => body)).toEqual([{ comments: 'Fatigué' }]))
  })

  it('have a button that opens the recorder of audio comments, which Escape closes', async () => {
    mockResponse('GET /sessions/:id/audios', 200, [])
    await openMyDay()
    await pressIn('Anna', 'Micro, Anna')
    expect(await screen.findByRole('button', { name: 'Commentaire vocal' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Anna' })).toBeNull())
  })

  it('have no button for audio comments on the Standard offer', async () => {
    signedInAs({
      tenant: { offer: 'STANDARD', taxesAmount: 20, trialEndsAt: '2026-12-20T00:00:00.000Z', timeZone: 'Europe/Paris' },
    })
    await openMyDay()
    expect(within(getLine('Anna')).queryByRole('button', { name: 'Micro, Anna' })).toBeNull()
  })

  it('link to the evaluation on the page of the session', async () => {
    await openMyDay()
    expect(within(getLine('Anna')).getByRole('link', { name: 'Évaluer, Anna' })).toHaveAttribute(
      'href',
      `/pros/session/${id(410)}#evaluation`,
    )
  })
})
