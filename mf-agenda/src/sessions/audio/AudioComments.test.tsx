import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockResponse, resetMocks, id, mockNetworkError, openArea, mockFailure, signedInAs } from 'shared/testing'
import { emptyDevice, mockDeviceKey, prepareDevice } from '../../testing/device.ts'
import { plugMicrophoneIn, tracks, unplugMicrophone } from '../../testing/fakeMicrophone.ts'
import { AudioComments } from './AudioComments.tsx'

const sessionId = id(400)
const first = { id: id(600), name: String(Date.parse('2026-11-20T09:05:00.000Z')) }
const second = { id: id(601), name: String(Date.parse('2026-11-21T23:30:00.000Z')) }
const content = `data:audio/mp4;base64,${btoa('sound')}`

const open = () => openArea(() => <AudioComments sessionId={sessionId} />, '/')
const microphone = () => screen.findByRole('button', { name: 'Commentaire vocal' })
const lines = () => screen.findAllByRole('listitem')
const wait = (delayMs: number) => act(() => new Promise((resolve) => setTimeout(resolve, delayMs)))
/** However long the machine takes for it. */
async function pressShortly() {
  const button = await microphone()
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now())
  await userEvent.click(button)
  clock.mockRestore()
}
const isRecording = async () => expect(await microphone()).toHaveAttribute('aria-pressed', 'true')
const isStopped = async () => waitFor(async () => expect(await microphone()).toHaveAttribute('aria-pressed', 'false'))

const remove = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Supprimer le commentaire du 20/11/2026 10:05' }))
const closeToast = () => userEvent.click(screen.getByRole('button', { name: 'Fermer' }))

beforeAll(prepareDevice)
beforeEach(() => {
  signedInAs()
  mockDeviceKey()
  plugMicrophoneIn()
  mockResponse('GET /sessions/:id/audios', 200, [first, second])
})
afterEach(async () => {
  await emptyDevice()
  resetMocks()
  unplugMicrophone()
  jest.useRealTimers()
})

describe('the audio comments of a session', () => {
  it('are listed with their date and time on the clock of the practice', async () => {
    open()
    expect((await lines()).map(({ textContent }) => textContent)).toEqual([
      '20/11/2026 10:05Écouter',
      '22/11/2026 00:30Écouter',
    ])
  })

  it('show a text when there are none', async () => {
    mockResponse('GET /sessions/:id/audios', 200, [])
    open()
    expect(await screen.findByText("Aucun commentaire audio pour l'instant.")).toBeVisible()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('are not there on Standard', () => {
    signedInAs({
      tenant: { offer: 'STANDARD', taxesAmount: 20, trialEndsAt: '2026-12-20T00:00:00.000Z', timeZone: 'Europe/Paris' },
    })
    open()
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('can be loaded again after a failure', async () => {
    mockFailure('GET /sessions/:id/audios', 403, 'E403')
    open()
    expect(await screen.findByText("Les commentaires audio n'ont pas pu être chargés.")).toBeVisible()
    mockResponse('GET /sessions/:id/audios', 200, [first])
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await lines()).toHaveLength(1)
  })
})

describe('listening', () => {
  it('fetches the sound only when it is played', async () => {
    const requests = mockResponse('GET /sessions/:id/audios/:audioId', 200, { ...first, content })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Écouter le commentaire du 20/11/2026 10:05' }))
    expect(await screen.findByLabelText('Commentaire du 20/11/2026 10:05')).toHaveAttribute('src', content)
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['does not come', () => mockFailure('GET /sessions/:id/audios/:audioId', 404, 'E404'), async () => undefined],
    [
      'cannot be played',
      () => mockResponse('GET /sessions/:id/audios/:audioId', 200, { ...first, content }),
      async () => void fireEvent.error(await screen.findByLabelText('Commentaire du 20/11/2026 10:05')),
    ],
  ])('says quietly when the sound %s', async (_sentence, prepare, fail) => {
    prepare()
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Écouter le commentaire du 20/11/2026 10:05' }))
    await fail()
    expect(await screen.findByText('Lecture impossible.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('recording', () => {
  const added = { id: id(602), name: String(Date.parse('2026-11-22T10:00:00.000Z')) }

  it('lasts as long as the button is held, and is sent when it is released', async () => {
    const sent = mockResponse('PATCH /sessions/:id/audios', 200, added)
    open()
    const [button, user] = [await microphone(), userEvent.setup()]
    await user.pointer({ keys: '[MouseLeft>]', target: button })
    await isRecording()
    expect(screen.getByText('Enregistrement en cours')).toBeInTheDocument()
    expect(screen.getByRole('timer', { name: 'Durée' })).toHaveTextContent('0:00')
    await wait(450)
    await user.pointer({ keys: '[/MouseLeft]', target: button })
    expect(await screen.findByText('22/11/2026 11:00')).toBeVisible()
    expect(sent[0]?.body).toMatchObject({ content })
    expect(tracks.open).toBe(0)
    await isStopped()
  })

  it.each([
    ['a short press', pressShortly],
    [
      'Enter',
      async () => {
        act(() => screen.getByRole('button', { name: 'Commentaire vocal' }).focus())
        await userEvent.keyboard('{Enter}')
      },
    ],
    [
      'Space',
      async () => {
        act(() => screen.getByRole('button', { name: 'Commentaire vocal' }).focus())
        await userEvent.keyboard(' ')
      },
    ],
  ])('starts and stops by %s', async (_sentence, press) => {
    const sent = mockResponse('PATCH /sessions/:id/audios', 200, added)
    open()
    await microphone()
    await press()
    await isRecording()
    await wait(50)
    await isRecording()
    await press()
    expect(await screen.findByText('22/11/2026 11:00')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('is discarded by Escape', async () => {
    const sent = mockResponse('PATCH /sessions/:id/audios', 200, added)
    open()
    await pressShortly()
    await isRecording()
    await userEvent.keyboard('{Escape}')
    await isStopped()
    expect(tracks.open).toBe(0)
    expect(sent).toHaveLength(0)
  })

  it('is discarded by Escape while the microphone is still opening', async () => {
    const sent = mockResponse('PATCH /sessions/:id/audios', 200, added)
    const openMicrophone = plugMicrophoneIn({ late: true })
    open()
    await pressShortly()
    await isRecording()
    await userEvent.keyboard('{Escape}')
    await act(async () => openMicrophone())
    await isStopped()
    expect(tracks.open).toBe(0)
    expect(sent).toHaveLength(0)
  })

  it('stops when the page is hidden, and keeps what was recorded', async () => {
    const sent = mockResponse('PATCH /sessions/:id/audios', 200, added)
    open()
    await pressShortly()
    await isRecording()
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    hidden.mockRestore()
    await isStopped()
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('ends by itself after five minutes', async () => {
    const sent = mockResponse('PATCH /sessions/:id/audios', 200, added)
    open()
    await pressShortly()
    await isRecording()
    const startMs = performance.now()
    const later = jest.spyOn(performance, 'now').mockReturnValue(startMs + 301_000)
    await wait(300)
    later.mockRestore()
    await isStopped()
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('does not begin when the button is released before the microphone is open', async () => {
    const sent = mockResponse('PATCH /sessions/:id/audios', 200, added)
    const openMicrophone = plugMicrophoneIn({ late: true })
    open()
    const [button, user] = [await microphone(), userEvent.setup()]
    await user.pointer({ keys: '[MouseLeft>]', target: button })
    await wait(450)
    await user.pointer({ keys: '[/MouseLeft]', target: button })
    await act(async () => openMicrophone())
    await isStopped()
    expect(tracks.open).toBe(0)
    expect(sent).toHaveLength(0)
  })

  it.each([
    ['is refused', () => plugMicrophoneIn({ refused: true })],
    ['is not there', unplugMicrophone],
  ])('says quietly when the microphone %s', async (_sentence, prepare) => {
    prepare()
    open()
    await pressShortly()
    expect(await screen.findByText("Le micro n'est pas disponible.")).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    await isStopped()
  })
})

describe('deleting', () => {
  it('is done once it can no longer be undone', async () => {
    const deletions = mockResponse('DELETE /sessions/:id/audios/:audioId', 204)
    open()
    await remove()
    expect(await screen.findByText('Commentaire audio supprimé')).toBeVisible()
    expect(await lines()).toHaveLength(1)
    expect(deletions).toHaveLength(0)
    await closeToast()
    await waitFor(() => expect(deletions).toHaveLength(1))
    expect(deletions[0]?.url.pathname).toBe(`/api/sessions/${sessionId}/audios/${first.id}`)
  })

  it('is undone, and nothing was sent', async () => {
    const deletions = mockResponse('DELETE /sessions/:id/audios/:audioId', 204)
    open()
    await remove()
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect((await lines()).map((line) => within(line).getByText(/2026/).textContent)).toEqual([
      '20/11/2026 10:05',
      '22/11/2026 00:30',
    ])
    await wait(50)
    expect(deletions).toHaveLength(0)
  })

  it('that fails puts the comment back, and says so quietly', async () => {
    mockNetworkError('DELETE /sessions/:id/audios/:audioId')
    open()
    await remove()
    await closeToast()
    expect(await screen.findByText("Le commentaire n'a pas pu être supprimé.")).toBeVisible()
    expect(await lines()).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
