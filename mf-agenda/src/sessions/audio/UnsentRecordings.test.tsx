import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { storage } from 'shared/session'
import { id, mockFailure, mockNetworkError, mockResponse, resetMocks } from 'shared/testing'
import { mockAgenda, openAgenda, prepareCalendar } from '../../testing/agenda.ts'
import { emptyDevice, storeFromClosedDocument, mockDeviceKey, prepareDevice } from '../../testing/device.ts'
import { readStoredRecordings } from './pending/storedRecordings.ts'

const buildRecording = (number: number) => ({
  id: id(700 + number),
  sessionId: id(400 + number),
  startedAt: `2026-11-20T09:0${number}:00.000Z`,
  type: 'audio/webm;codecs=opus',
})
const addedEntry = { id: id(602), name: '1795341900000' }

beforeAll(() => {
  prepareDevice()
  prepareCalendar()
})
beforeEach(() => {
  mockAgenda()
  mockDeviceKey()
})
afterEach(async () => {
  jest.useRealTimers()
  await emptyDevice()
  resetMocks()
})

describe('the notice of unsent audio comments in the agenda', () => {
  it('shows the number of unsent comments, and sends them on request', async () => {
    mockNetworkError('PATCH /sessions/:id/audios')
    for (const number of [1, 2]) await storeFromClosedDocument(buildRecording(number), `sound ${number}`)
    openAgenda()
    expect(await screen.findByText('2 commentaires audio à envoyer. Gardés sur cet appareil.')).toBeVisible()
    const sentRequests = mockResponse('PATCH /sessions/:id/audios', 200, addedEntry)
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
    await waitFor(() => expect(screen.queryByText(/à envoyer/)).toBeNull())
    expect(sentRequests.map(({ url, body }) => [url.pathname, Reflect.get(Object(body), 'content')])).toEqual([
      [`/api/sessions/${id(401)}/audios`, `data:audio/webm;codecs=opus;base64,${btoa('sound 1')}`],
      [`/api/sessions/${id(402)}/audios`, `data:audio/webm;codecs=opus;base64,${btoa('sound 2')}`],
    ])
  })

  it('retries loading the device key, then shows the unsent comments', async () => {
    mockNetworkError('PATCH /sessions/:id/audios')
    await storeFromClosedDocument(buildRecording(1), 'sound')
    storage.remove('complice.deviceKey')
    const keyRequests = mockFailure('GET /user/device-key', 503, errorCode.unavailable)
    jest.useFakeTimers({ advanceTimers: 20 })
    openAgenda()
    // Expects the first request and the automatic retry of the failed query.
    await waitFor(() => expect(keyRequests).toHaveLength(2), { timeout: 5_000 })
    expect(screen.queryByText(/à envoyer/)).toBeNull()
    mockDeviceKey()
    await act(() => jest.advanceTimersByTimeAsync(15_000))
    expect(await screen.findByText('1 commentaire audio à envoyer. Gardé sur cet appareil.')).toBeVisible()
  })

  it('shows the date of a comment that the server refused, and deletes it after a confirmation', async () => {
    mockFailure('PATCH /sessions/:id/audios', 404, errorCode.notFound)
    await storeFromClosedDocument(buildRecording(1), 'sound')
    openAgenda()
    const notice = await screen.findByText(/^Commentaire audio du 20\/11\/2026 à 10:01\. Non envoyé : la séance/)
    expect(within(notice).getByRole('button', { name: 'Enregistrer le fichier' })).toBeVisible()
    await userEvent.click(within(notice).getByRole('button', { name: 'Supprimer' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer le commentaire' }))
    await waitFor(() => expect(screen.queryByText(/^Commentaire audio du/)).toBeNull())
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(await readStoredRecordings()).toEqual([])
  })
})
