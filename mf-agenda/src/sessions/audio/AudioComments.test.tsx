import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { mockResponse, resetMocks, id, mockNetworkError, openArea, mockFailure, signedInAs } from 'shared/testing'
import { emptyDevice, mockDeviceKey, prepareDevice } from '../../testing/device.ts'
import { installMicrophone, microphoneTracks, removeMicrophone } from '../../testing/fakeMicrophone.ts'
import { AudioComments } from './AudioComments.tsx'
import { maxRecordingSeconds } from './recording.ts'

const sessionId = id(400)
/** Longer than a press that toggles the recording. */
const longPressMs = 450
/** Longer than the interval at which the duration is checked. */
const afterTickMs = 300
const firstComment = { id: id(600), name: String(Date.parse('2026-11-20T09:05:00.000Z')) }
const secondComment = { id: id(601), name: String(Date.parse('2026-11-21T23:30:00.000Z')) }
const content = `data:audio/mp4;base64,${btoa('sound')}`

const openAudioComments = () => openArea(() => <AudioComments sessionId={sessionId} />, '/')
const findRecordButton = () => screen.findByRole('button', { name: 'Commentaire vocal' })
const listedComments = () => screen.findAllByRole('listitem')
const wait = (delayMs: number) => act(() => new Promise((resolve) => setTimeout(resolve, delayMs)))
/** Clicks the record button with a mocked clock, so that the press is short even on a slow machine. */
async function pressBriefly() {
  const button = await findRecordButton()
  const clockSpy = jest.spyOn(performance, 'now').mockReturnValue(performance.now())
  await userEvent.click(button)
  clockSpy.mockRestore()
}
const expectRecording = async () => expect(await findRecordButton()).toHaveAttribute('aria-pressed', 'true')
const expectStopped = async () =>
  waitFor(async () => expect(await findRecordButton()).toHaveAttribute('aria-pressed', 'false'))

const deleteFirstComment = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Supprimer le commentaire du 20/11/2026 10:05' }))
const closeToast = () => userEvent.click(screen.getByRole('button', { name: 'Fermer' }))

beforeAll(prepareDevice)
beforeEach(() => {
  signedInAs()
  mockDeviceKey()
  installMicrophone()
  mockResponse('GET /sessions/:id/audios', 200, [firstComment, secondComment])
})
afterEach(async () => {
  await emptyDevice()
  resetMocks()
  removeMicrophone()
  jest.useRealTimers()
})

describe('the section of audio comments', () => {
  it("lists the comments with date and time in the practice's time zone", async () => {
    openAudioComments()
    expect((await listedComments()).map(({ textContent }) => textContent)).toEqual([
      '20/11/2026 10:05Écouter',
      '22/11/2026 00:30Écouter',
    ])
  })

  it('shows that there are no comments yet', async () => {
    mockResponse('GET /sessions/:id/audios', 200, [])
    openAudioComments()
    expect(await screen.findByText("Aucun commentaire audio pour l'instant.")).toBeVisible()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('is hidden on the Standard offer', () => {
    signedInAs({
      tenant: { offer: 'STANDARD', taxesAmount: 20, trialEndsAt: '2026-12-20T00:00:00.000Z', timeZone: 'Europe/Paris' },
    })
    openAudioComments()
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('offers a retry when loading failed', async () => {
    mockFailure('GET /sessions/:id/audios', 403, errorCode.forbidden)
    openAudioComments()
    expect(await screen.findByText("Les commentaires audio n'ont pas pu être chargés.")).toBeVisible()
    mockResponse('GET /sessions/:id/audios', 200, [firstComment])
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await listedComments()).toHaveLength(1)
  })
})

describe('playing an audio comment', () => {
  it('loads the sound only when it is played', async () => {
    const requests = mockResponse('GET /sessions/:id/audios/:audioId', 200, { ...firstComment, content })
    openAudioComments()
    await userEvent.click(await screen.findByRole('button', { name: 'Écouter le commentaire du 20/11/2026 10:05' }))
    expect(await screen.findByLabelText('Commentaire du 20/11/2026 10:05')).toHaveAttribute('src', content)
    expect(requests).toHaveLength(1)
  })

  it.each([
    [
      'cannot be loaded',
      () => mockFailure('GET /sessions/:id/audios/:audioId', 404, errorCode.notFound),
      async () => undefined,
    ],
    [
      'cannot be played',
      () => mockResponse('GET /sessions/:id/audios/:audioId', 200, { ...firstComment, content }),
      async () => void fireEvent.error(await screen.findByLabelText('Commentaire du 20/11/2026 10:05')),
    ],
  ])('shows a message beside the comment when the sound %s', async (_caseName, prepare, fail) => {
    prepare()
    openAudioComments()
    await userEvent.click(await screen.findByRole('button', { name: 'Écouter le commentaire du 20/11/2026 10:05' }))
    await fail()
    expect(await screen.findByText('Lecture impossible.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('recording an audio comment', () => {
  const addedEntry = { id: id(602), name: String(Date.parse('2026-11-22T10:00:00.000Z')) }

  it('lasts while the button is held, and sends the comment on release', async () => {
    const sentRequests = mockResponse('PATCH /sessions/:id/audios', 200, addedEntry)
    openAudioComments()
    const [button, user] = [await findRecordButton(), userEvent.setup()]
    await user.pointer({ keys: '[MouseLeft>]', target: button })
    await expectRecording()
    expect(screen.getByText('Enregistrement en cours')).toBeInTheDocument()
    expect(screen.getByRole('timer', { name: 'Durée' })).toHaveTextContent('0:00')
    await wait(longPressMs)
    await user.pointer({ keys: '[/MouseLeft]', target: button })
    expect(await screen.findByText('22/11/2026 11:00')).toBeVisible()
    expect(sentRequests[0]?.body).toMatchObject({ content })
    expect(microphoneTracks.openCount).toBe(0)
    await expectStopped()
  })

  it.each([
    ['a short press', pressBriefly],
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
  ])('starts and stops on %s', async (_caseName, press) => {
    const sentRequests = mockResponse('PATCH /sessions/:id/audios', 200, addedEntry)
    openAudioComments()
    await findRecordButton()
    await press()
    await expectRecording()
    await wait(50)
    await expectRecording()
    await press()
    expect(await screen.findByText('22/11/2026 11:00')).toBeVisible()
    expect(sentRequests).toHaveLength(1)
  })

  it('is discarded by Escape', async () => {
    const sentRequests = mockResponse('PATCH /sessions/:id/audios', 200, addedEntry)
    openAudioComments()
    await pressBriefly()
    await expectRecording()
    await userEvent.keyboard('{Escape}')
    await expectStopped()
    expect(microphoneTracks.openCount).toBe(0)
    expect(sentRequests).toHaveLength(0)
  })

  it('is discarded by Escape while the microphone is still opening', async () => {
    const sentRequests = mockResponse('PATCH /sessions/:id/audios', 200, addedEntry)
    const openMicrophone = installMicrophone({ isOpenedLater: true })
    openAudioComments()
    await pressBriefly()
    await expectRecording()
    await userEvent.keyboard('{Escape}')
    await act(async () => openMicrophone())
    await expectStopped()
    expect(microphoneTracks.openCount).toBe(0)
    expect(sentRequests).toHaveLength(0)
  })

  it('stops when the page is hidden, and sends what was recorded', async () => {
    const sentRequests = mockResponse('PATCH /sessions/:id/audios', 200, addedEntry)
    openAudioComments()
    await pressBriefly()
    await expectRecording()
    const visibilitySpy = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    visibilitySpy.mockRestore()
    await expectStopped()
    await waitFor(() => expect(sentRequests).toHaveLength(1))
  })

  it('stops after five minutes', async () => {
    const sentRequests = mockResponse('PATCH /sessions/:id/audios', 200, addedEntry)
    openAudioComments()
    await pressBriefly()
    await expectRecording()
    const startMs = performance.now()
    const clockSpy = jest.spyOn(performance, 'now').mockReturnValue(startMs + (maxRecordingSeconds + 1) * 1_000)
    await wait(afterTickMs)
    clockSpy.mockRestore()
    await expectStopped()
    await waitFor(() => expect(sentRequests).toHaveLength(1))
  })

  it('does not start when the button is released before the microphone is open', async () => {
    const sentRequests = mockResponse('PATCH /sessions/:id/audios', 200, addedEntry)
    const openMicrophone = installMicrophone({ isOpenedLater: true })
    openAudioComments()
    const [button, user] = [await findRecordButton(), userEvent.setup()]
    await user.pointer({ keys: '[MouseLeft>]', target: button })
    await wait(longPressMs)
    await user.pointer({ keys: '[/MouseLeft]', target: button })
    await act(async () => openMicrophone())
    await expectStopped()
    expect(microphoneTracks.openCount).toBe(0)
    expect(sentRequests).toHaveLength(0)
  })

  it.each([
    ['is refused', () => installMicrophone({ isRefused: true })],
    ['is missing', removeMicrophone],
  ])('shows a message when the microphone %s', async (_caseName, prepare) => {
    prepare()
    openAudioComments()
    await pressBriefly()
    expect(await screen.findByText("Le micro n'est pas disponible.")).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    await expectStopped()
  })
})

describe('deleting an audio comment', () => {
  it('sends the deletion once it can no longer be undone', async () => {
    const deletions = mockResponse('DELETE /sessions/:id/audios/:audioId', 204)
    openAudioComments()
    await deleteFirstComment()
    expect(await screen.findByText('Commentaire audio supprimé')).toBeVisible()
    expect(await listedComments()).toHaveLength(1)
    expect(deletions).toHaveLength(0)
    await closeToast()
    await waitFor(() => expect(deletions).toHaveLength(1))
    expect(deletions[0]?.url.pathname).toBe(`/api/sessions/${sessionId}/audios/${firstComment.id}`)
  })

  it('sends nothing when it is undone', async () => {
    const deletions = mockResponse('DELETE /sessions/:id/audios/:audioId', 204)
    openAudioComments()
    await deleteFirstComment()
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect((await listedComments()).map((line) => within(line).getByText(/2026/).textContent)).toEqual([
      '20/11/2026 10:05',
      '22/11/2026 00:30',
    ])
    await wait(50)
    expect(deletions).toHaveLength(0)
  })

  it('shows the comment again, with a message, when it fails', async () => {
    mockNetworkError('DELETE /sessions/:id/audios/:audioId')
    openAudioComments()
    await deleteFirstComment()
    await closeToast()
    expect(await screen.findByText("Le commentaire n'a pas pu être supprimé.")).toBeVisible()
    expect(await listedComments()).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
