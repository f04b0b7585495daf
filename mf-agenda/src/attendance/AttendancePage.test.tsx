import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { queryClient } from 'shared/client'
import type { AttendanceSheet } from 'shared/contracts/agenda/attendance'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  id,
  mockFailure,
  mockLostResponse,
  mockNetworkError,
  mockResponse,
  openArea,
  resetMocks,
  signedInAs,
} from 'shared/testing'
import { attendanceKey } from '../keys.ts'
import area from '../remote.tsx'
import { prepareDevice } from '../testing/device.ts'
import { storedLines } from './device/storedLines.ts'
import { readPendingLines, removeLine } from './pending/pendingLines.ts'

const [sessionId, patientId, therapistId] = [id(1), id(2), id(3)]
const sheet: AttendanceSheet = {
  date: '2026-11-20',
  practice: 'Le Pré',
  firm: null,
  sessions: [
    {
      id: sessionId,
      startTime: '10:00',
      endTime: '11:00',
      typeName: 'Individuelle',
      participants: [
        { id: patientId, name: 'Martin Léa', role: 'PATIENT', entry: null },
        { id: therapistId, name: 'Claire Dubois', role: 'PRACTITIONER', entry: null },
      ],
    },
  ],
}
const savedEntry = { entryId: id(9), kind: 'TYPED' as const, recordedAt: sheet.date, receivedAt: sheet.date }

/** Returns the sheet with `change` applied to the patient's line. */
const withPatientLine = (change: object) => ({
  ...sheet,
  sessions: sheet.sessions.map((session) => ({
    ...session,
    participants: session.participants.map((participant) =>
      participant.id === patientId ? { ...participant, ...change } : participant,
    ),
  })),
})

async function strikeLineFor(reason: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Biffer la ligne : Martin Léa' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Biffer la ligne : Martin Léa' }))
  await userEvent.type(await dialog.findByRole('textbox', { name: /^Motif/ }), reason)
  await userEvent.click(dialog.getByRole('button', { name: 'Biffer' }))
  return dialog
}

/** Drawing context whose methods do nothing, since jsdom has no canvas. */
const canvasContextStub = new Proxy({}, { get: () => () => undefined, set: () => true })

beforeAll(() => {
  prepareDevice()
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => canvasContextStub })
})
beforeEach(() => {
  signedInAs()
  mockResponse('GET /user/device-key', 200, { key: Buffer.alloc(32, 7).toString('base64') })
  mockResponse('GET /sessions/:id/attendance', 200, sheet)
})
afterEach(async () => {
  for (const line of await readPendingLines()) await removeLine(line)
  resetMocks()
})

const openSheet = () => openArea(area.Root, `/pros/emargement/${sessionId}`)

async function signByTyping() {
  await userEvent.click(await screen.findByRole('button', { name: 'Signer : Martin Léa' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Martin Léa' }))
  expect(dialog.getByRole('button', { name: 'Signer' })).toBeDisabled()
  await userEvent.click(dialog.getByRole('button', { name: 'Taper son nom' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nom et prénom' }), 'Léa Martin')
  await userEvent.click(dialog.getByRole('button', { name: 'Signer' }))
}

describe('the dialog to sign', () => {
  it('keeps a typed name while another kind of signature is selected', async () => {
    openSheet()
    await userEvent.click(await screen.findByRole('button', { name: 'Signer : Martin Léa' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Martin Léa' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Taper son nom' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nom et prénom' }), 'Léa Martin')
    await userEvent.click(dialog.getByRole('button', { name: 'Attester' }))
    expect(dialog.getByRole('textbox', { name: 'Pourquoi' })).toHaveValue('')
    await userEvent.click(dialog.getByRole('button', { name: 'Taper son nom' }))
    expect(dialog.getByRole('textbox', { name: 'Nom et prénom' })).toHaveValue('Léa Martin')
  })

  it('asks before Escape discards a typed name', async () => {
    openSheet()
    await userEvent.click(await screen.findByRole('button', { name: 'Signer : Martin Léa' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Martin Léa' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Taper son nom' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nom et prénom' }), 'Léa{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Rester' }))
    await waitFor(() => expect(screen.queryByText('Quitter sans enregistrer ?')).toBeNull())
    expect(dialog.getByRole('textbox', { name: 'Nom et prénom' })).toHaveValue('Léa')
  })
})

describe('the page of an attendance sheet', () => {
  it('stores a signature made offline, and sends it once when the network is back', async () => {
    mockNetworkError('POST /sessions/:id/attendance')
    openSheet()
    await signByTyping()
    expect(await screen.findByText('À envoyer')).toBeVisible()
    expect(await screen.findByText(/^1 émargement à envoyer/)).toBeVisible()
    expect(await storedLines.read()).toHaveLength(1)

    const sentRequests = mockResponse('POST /sessions/:id/attendance', 201, savedEntry)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText('À envoyer')).toBeNull())
    expect(sentRequests.map(({ body }) => body)).toEqual([
      expect.objectContaining({ participantId: patientId, signature: { kind: 'TYPED', name: 'Léa Martin' } }),
    ])
    expect(await storedLines.read()).toEqual([])
  })

  it('opens without network if it was opened earlier the same day', async () => {
    const { unmount } = openSheet()
    expect(await screen.findByText('Martin Léa')).toBeVisible()
    unmount()
    signedInAs()
    mockNetworkError('GET /sessions/:id/attendance')
    openSheet()
    expect(await screen.findByText('Martin Léa')).toBeVisible()
  })

  it.each([
    ['deletes', 404, errorCode.notFound],
    ['withdraws the validation of', 409, errorCode.sessionStateChanged],
  ])('keeps the name being typed when somebody else %s the session', async (_caseName, status, code) => {
    openSheet()
    await userEvent.click(await screen.findByRole('button', { name: 'Signer : Martin Léa' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Martin Léa' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Taper son nom' }))
    const name = dialog.getByRole('textbox', { name: 'Nom et prénom' })
    await userEvent.type(name, 'Léa Martin')
    mockFailure('GET /sessions/:id/attendance', status, code)
    void queryClient.invalidateQueries({ queryKey: attendanceKey(sessionId) })
    await screen.findAllByText("Cette séance a été supprimée, ou n'est plus validée")
    expect(name).toBeInTheDocument()
    expect(name).toHaveValue('Léa Martin')
  })

  it('lists the expected participants of a future session, without buttons to sign', async () => {
    mockResponse('GET /sessions/:id/attendance', 200, { ...sheet, date: '2999-01-01' })
    openSheet()
    expect(await screen.findByText('Martin Léa')).toBeVisible()
    expect(screen.getByText(/se signe à partir du jour de la séance/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^(Signer|Marquer absent) : / })).toBeNull()
  })

  it('strikes a line through with a reason, and shows it struck through', async () => {
    mockResponse('GET /sessions/:id/attendance', 200, withPatientLine({ entry: savedEntry }))
    openSheet()
    await userEvent.click(await screen.findByRole('button', { name: 'Biffer la ligne : Martin Léa' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Biffer la ligne : Martin Léa' }))
    const struckSheet = withPatientLine({
      struckEntries: [{ ...savedEntry, struckAt: savedEntry.receivedAt, reason: 'Signé par un autre' }],
    })
    const strikes = mockResponse('POST /sessions/:id/attendance/strikes', 201, struckSheet)
    await userEvent.click(await dialog.findByRole('button', { name: 'Biffer' }))
    expect(await dialog.findByText('Le motif ne peut être vide')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motif/ }), 'Signé par un autre')
    mockResponse('GET /sessions/:id/attendance', 200, struckSheet)
    await userEvent.click(dialog.getByRole('button', { name: 'Biffer' }))
    expect(await screen.findByText(/Ligne biffée : Signé par un autre/)).toBeVisible()
    expect(strikes.map(({ body }) => body)).toEqual([
      { strikeId: expect.any(String), entryId: savedEntry.entryId, reason: 'Signé par un autre' },
    ])
    expect(await screen.findByRole('button', { name: 'Signer : Martin Léa' })).toBeVisible()
  })

  it('sends the same strike id again after a lost response, even when the dialog was reopened', async () => {
    mockResponse('GET /sessions/:id/attendance', 200, withPatientLine({ entry: savedEntry }))
    openSheet()
    const strikeRoute = 'POST /sessions/:id/attendance/strikes'
    const lostStrikes = mockLostResponse(strikeRoute)
    const dialog = await strikeLineFor('Signé par un autre')
    expect((await dialog.findAllByText(/^Pas de réseau : une ligne se biffe/))[0]).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Quitter' }))
    const strikes = mockResponse(strikeRoute, 201, withPatientLine({ entry: savedEntry }))
    await strikeLineFor('Signé par un autre ')
    await waitFor(() => expect(strikes).toHaveLength(1))
    const [firstId, secondId] = [...lostStrikes, ...strikes].map(({ body }) => body.strikeId)
    expect(firstId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(secondId).toBe(firstId)
  })

  it('shows a person who is no longer expected, without buttons to sign', async () => {
    mockResponse('GET /sessions/:id/attendance', 200, withPatientLine({ isExpected: false }))
    openSheet()
    expect(await screen.findByText('Martin Léa')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Martin Léa$/ })).toBeNull()
  })

  it('marks a participant absent, and shows why the server refused', async () => {
    const requests = mockFailure('POST /sessions/:id/attendance', 409, errorCode.attendanceRecorded)
    openSheet()
    await userEvent.click(await screen.findByRole('button', { name: 'Marquer absent : Martin Léa' }))
    expect(await screen.findByText(/Déjà enregistré depuis un autre appareil/)).toBeVisible()
    expect(requests.map(({ body }) => body.signature)).toEqual([null])
    await userEvent.click(screen.getByRole('button', { name: 'Retirer' }))
    await waitFor(() => expect(screen.queryByText(/Déjà enregistré/)).toBeNull())
  })
})
