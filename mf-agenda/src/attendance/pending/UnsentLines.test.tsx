import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { id, mockFailure, mockNetworkError, mockResponse, resetMocks } from 'shared/testing'
import { mockAgenda, openAgenda, prepareCalendar } from '../../testing/agenda.ts'
import { prepareDevice } from '../../testing/device.ts'
import { storeLine, readPendingLines, removeLine } from './pendingLines.ts'

const input = { entryId: id(9), participantId: id(2), recordedAt: '2026-11-20T10:00:00.000Z', signature: null }
const savedEntry = { entryId: id(9), kind: null, recordedAt: input.recordedAt, receivedAt: input.recordedAt }

beforeAll(() => {
  prepareDevice()
  prepareCalendar()
})
beforeEach(() => {
  mockAgenda()
  mockResponse('GET /user/device-key', 200, { key: Buffer.alloc(32, 7).toString('base64') })
})
afterEach(async () => {
  for (const line of await readPendingLines()) await removeLine(line)
  resetMocks()
})

describe('the notice of unsent attendance lines in the agenda', () => {
  it('shows the number of unsent lines, and sends them on request', async () => {
    mockNetworkError('POST /sessions/:id/attendance')
    await storeLine({ sessionId: id(1), input })
    openAgenda()
    expect(await screen.findByText(/^1 émargement à envoyer/)).toBeVisible()
    expect(screen.getByText(/^En attente depuis le 20\/11\/2026 à 11:00\./)).toBeVisible()
    expect(await screen.findByText(/Ce navigateur peut effacer ce qu'il garde/)).toBeVisible()
    const sentRequests = mockResponse('POST /sessions/:id/attendance', 201, savedEntry)
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
    await waitFor(() => expect(screen.queryByText(/émargement à envoyer/)).toBeNull())
    expect(sentRequests.map(({ body }) => body)).toEqual([input])
  })

  it.each([
    ['Léa Martin', "L'absence de Léa Martin, du 20/11/2026 à 11:00, n'a pas été acceptée."],
    ['Éva Martin', "L'absence d'Éva Martin, du 20/11/2026 à 11:00, n'a pas été acceptée."],
    [undefined, "L'absence, du 20/11/2026 à 11:00, n'a pas été acceptée."],
  ])('shows whose line was refused, and why, if the stored line has the name %s', async (participantName, text) => {
    mockFailure('POST /sessions/:id/attendance', 409, errorCode.attendanceRecorded)
    await storeLine({ sessionId: id(1), participantName, input })
    openAgenda()
    expect(await screen.findByText(new RegExp(`^${text} \\S`))).toBeVisible()
  })

  it('shows nothing when every line was sent', async () => {
    openAgenda()
    await screen.findByRole('heading', { level: 1, name: 'Rendez-vous' })
    expect(screen.queryByText(/émargement/)).toBeNull()
  })
})
