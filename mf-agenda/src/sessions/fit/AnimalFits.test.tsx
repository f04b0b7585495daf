import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AnimalFit } from 'shared/contracts/agenda/fit'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  anAnimal,
  aSession,
  aUser,
  id,
  mockFailure,
  mockResponse,
  openArea,
  resetMocks,
  signedInAs,
} from 'shared/testing'
import area from '../../remote.tsx'
import { buildDetailedSession, mockLists, noisette } from '../../testing/fixtures.ts'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const ouragan = anAnimal({ id: id(201), name: 'Ouragan' })
const perle = anAnimal({ id: id(202), name: 'Perle' })
const heavyReason = 'pas de cavalier au-dessus de 80 kg, Martin Léa pèse 92 kg'
const incompatibleFit: AnimalFit = { animalId: noisette.id, verdict: 'incompatible', reasons: [heavyReason] }
const preferredFit: AnimalFit = { animalId: perle.id, verdict: 'preferred', reasons: [] }

const openNewSession = () => openArea(area.Root, '/pros/session?jour=2026-11-20&de=10:00')
async function pick(label: string, option: RegExp) {
  await user.click(await screen.findByLabelText(label))
  await user.click(await screen.findByRole('option', { name: option }))
}
const listAnimals = async () => {
  await user.click(screen.getByRole('combobox', { name: 'Animaux' }))
  const list = within(await screen.findByRole('listbox'))
  return list.getAllByRole('option').map(({ textContent }) => textContent)
}

beforeEach(() => {
  signedInAs()
  mockLists()
  mockResponse('GET /animals', 200, [noisette, ouragan, perle])
  mockResponse('POST /sessions/preview', 200, { dates: [], kept: [] })
  mockResponse('GET /sessions/:id/questions', 200, [])
  mockResponse('GET /sessions/:id/audios', 200, [])
})
afterEach(resetMocks)

describe('the choice of animals for a session', () => {
  it('lists preferred animals first and unsuitable animals last, with the reason', async () => {
    const requests = mockResponse('POST /sessions/animal-fits', 200, [incompatibleFit, preferredFit])
    openNewSession()
    await pick('Patient *', /Martin Léa/)
    await screen.findByLabelText('Type de séance')
    expect(requests[0]?.body).toEqual({ date: '2026-11-20', patientIds: [id(100)] })
    const optionTexts = await listAnimals()
    expect(optionTexts.map((text) => /^[A-Z][a-z]+/.exec(text ?? '')?.[0])).toEqual(['Perle', 'Ouragan', 'Noisette'])
    expect(optionTexts[0]).toContain('Préféré')
    expect(optionTexts[2]).toContain(`Incompatible : ${heavyReason}`)
    await user.click(screen.getByRole('option', { name: /Noisette/ }))
    expect(await screen.findByText(`Noisette : ${heavyReason}`)).toBeVisible()
  })

  it('shows only that an animal does not fit when no reason is given', async () => {
    mockResponse('POST /sessions/animal-fits', 200, [{ ...incompatibleFit, reasons: [] }])
    openNewSession()
    await pick('Patient *', /Martin Léa/)
    await pick('Animaux', /Noisette.*Incompatible$/)
    expect(await screen.findByText('Noisette : incompatible')).toBeVisible()
  })

  it('asks before it saves a session with an unsuitable animal', async () => {
    mockResponse('POST /sessions/animal-fits', 200, [incompatibleFit])
    const conflict = {
      date: '2026-11-20',
      kind: 'incompatible' as const,
      id: noisette.id,
      name: 'Noisette',
      detail: `Noisette : ${heavyReason}`,
    }
    mockFailure('POST /sessions', 409, errorCode.sessionConflict, { conflicts: [conflict] })
    openNewSession()
    await pick('Patient *', /Martin Léa/)
    await pick('Animaux', /Noisette/)
    await user.click(screen.getByRole('button', { name: 'Ajouter' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Un animal ne convient pas' }))
    expect(dialog.getByText(new RegExp(heavyReason))).toBeVisible()
    const sentRequests = mockResponse('POST /sessions', 201, { sessions: [aSession()], kept: [] })
    await user.type(dialog.getByLabelText('Motif (facultatif)'), 'À pied')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer quand même' }))
    await screen.findByText('Séance correctement ajoutée')
    expect(sentRequests[0]?.body).toMatchObject({ force: true, forceReason: 'À pied', animalIds: [noisette.id] })
  })

  it('shows who accepted an unsuitable animal, when and despite which reasons', async () => {
    signedInAs({ tenant: { ...aUser().tenant, timeZone: 'Indian/Reunion' } })
    mockResponse('POST /sessions/animal-fits', 200, [incompatibleFit])
    mockResponse(
      'GET /sessions/:id',
      200,
      buildDetailedSession({
        animalIds: [noisette.id],
        fitExceptions: [
          {
            animalId: noisette.id,
            animalName: 'Noisette',
            decidedBy: 'Camille Roux',
            decidedAt: '2026-11-17T21:30:00.000Z',
            reasons: [heavyReason],
            note: 'À pied',
          },
        ],
      }),
    )
    openArea(area.Root, `/pros/session/${id(400)}`)
    const notice = await screen.findByText('Malgré une incompatibilité')
    await screen.findByText(/libres cette semaine/)
    expect(screen.getAllByText(new RegExp(heavyReason))).toHaveLength(1)
    expect(notice.closest('[role=alert]')).toHaveTextContent(
      new RegExp(`Noisette : ${heavyReason}Accepté par Camille Roux le 18/11/2026 à 01:30 : « À pied »`),
    )
  })
})
