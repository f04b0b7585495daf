import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { storage } from 'shared/session'
import { id, mockFailure, mockNetworkError, mockResponse, resetMocks } from 'shared/testing'
import { mockAgenda, openAgenda, prepareCalendar } from '../../testing/agenda.ts'
import { emptyDevice, keepFromFormerDocument, mockDeviceKey, prepareDevice } from '../../testing/device.ts'
import { keptRecordings } from './pending/keptRecordings.ts'

const recordingOf = (number: number) => ({
  id: id(700 + number),
  sessionId: id(400 + number),
  startedAt: `2026-11-20T09:0${number}:00.000Z`,
  type: 'audio/webm;codecs=opus',
})
const added = { id: id(602), name: '1795341900000' }

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

describe('the agenda', () => {
  it('says how many audio comments are not sent yet, and sends them', async () => {
    mockNetworkError('PATCH /sessions/:id/audios')
    for (const number of [1, 2]) await keepFromFormerDocument(recordingOf(number), `sound ${number}`)
    openAgenda()
    expect(await screen.findByText('2 commentaires audio à envoyer. Gardés sur cet appareil.')).toBeVisible()
    const sent = mockResponse('PATCH /sessions/:id/audios', 200, added)
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
    await waitFor(() => expect(screen.queryByText(/à envoyer/)).toBeNull())
    expect(sent.map(({ url, body }) => [url.pathname, Reflect.get(Object(body), 'content')])).toEqual([
      [`/api/sessions/${id(401)}/audios`, `data:audio/webm;codecs=opus;base64,${btoa('sound 1')}`],
      [`/api/sessions/${id(402)}/audios`, `data:audio/webm;codecs=opus;base64,${btoa('sound 2')}`],
    ])
  })

  it('shows them once the device key can be loaded, though it could not at first', async () => {
    mockNetworkError('PATCH /sessions/:id/audios')
    await keepFromFormerDocument(recordingOf(1), 'sound')
    storage.remove('complice.deviceKey')
    const failed = mockFailure('GET /user/device-key', 503, 'E503')
    jest.useFakeTimers({ advanceTimers: 20 })
    openAgenda()
    // Once, and again after a failure.
    await waitFor(() => expect(failed).toHaveLength(2), { timeout: 5_000 })
    expect(screen.queryByText(/à envoyer/)).toBeNull()
    mockDeviceKey()
    await act(() => jest.advanceTimersByTimeAsync(15_000))
    expect(await screen.findByText('1 commentaire audio à envoyer. Gardé sur cet appareil.')).toBeVisible()
  })

  it('says which one can never be sent, and deletes it after a question', async () => {
    mockFailure('PATCH /sessions/:id/audios', 404, 'E404')
    await keepFromFormerDocument(recordingOf(1), 'sound')
    openAgenda()
    const notice = await screen.findByText(/^Commentaire audio du 20\/11\/2026 à 10:01\. Non envoyé : la séance/)
    expect(within(notice).getByRole('button', { name: 'Enregistrer le fichier' })).toBeVisible()
    await userEvent.click(within(notice).getByRole('button', { name: 'Supprimer' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer le commentaire' }))
    await waitFor(() => expect(screen.queryByText(/^Commentaire audio du/)).toBeNull())
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(await keptRecordings()).toEqual([])
  })
})
