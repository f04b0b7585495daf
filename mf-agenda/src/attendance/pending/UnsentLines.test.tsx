import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { id, mockNetworkError, mockResponse, resetMocks } from 'shared/testing'
import { mockAgenda, openAgenda, prepareCalendar } from '../../testing/agenda.ts'
import { prepareDevice } from '../../testing/device.ts'
import { keepLine, readPendingLines, removeLine } from './pendingLines.ts'

const input = { entryId: id(9), participantId: id(2), recordedAt: '2026-11-20T10:00:00.000Z', signature: null }
const received = { entryId: id(9), kind: null, recordedAt: input.recordedAt, receivedAt: input.recordedAt }

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

describe('the agenda', () => {
  it('says what was signed and is not sent yet, and sends it', async () => {
    mockNetworkError('POST /sessions/:id/attendance')
    await keepLine({ sessionId: id(1), input })
    openAgenda()
    expect(await screen.findByText(/^1 émargement à envoyer/)).toBeVisible()
    const sent = mockResponse('POST /sessions/:id/attendance', 201, received)
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
    await waitFor(() => expect(screen.queryByText(/émargement à envoyer/)).toBeNull())
    expect(sent.map(({ body }) => body)).toEqual([input])
  })

  it('says nothing where nothing waits', async () => {
    openAgenda()
    await screen.findByRole('heading', { level: 1, name: 'Rendez-vous' })
    expect(screen.queryByText(/émargement/)).toBeNull()
  })
})
