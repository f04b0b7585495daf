import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { storage } from 'shared/session'
import {
  id,
  mockFailure,
  mockLostResponse,
  mockNetworkError,
  mockResponse,
  openArea,
  resetMocks,
  signedInAs,
  signedOut,
} from 'shared/testing'
import { emptyDevice, storeFromClosedDocument, mockDeviceKey, prepareDevice } from '../../testing/device.ts'
import { releaseLocks } from '../../testing/fakeLocks.ts'
import { emitChunk, installMicrophone, removeMicrophone } from '../../testing/fakeMicrophone.ts'
import { AudioComments } from './AudioComments.tsx'
import { readStoredRecordings, readStoredSound } from './pending/storedRecordings.ts'
import { dataUrlOf } from './recording.ts'

const sessionId = id(400)
const addedEntry = { id: id(602), name: String(Date.parse('2026-11-22T10:00:00.000Z')) }
const closedPageRecording = { id: id(700), sessionId, startedAt: '2026-11-20T09:05:00.000Z', type: 'audio/mp4' }
const contentOf = (sound: string) => `data:audio/mp4;base64,${btoa(sound)}`

const openAudioComments = () => openArea(() => <AudioComments sessionId={sessionId} />, '/')
const findRecordButton = () => screen.findByRole('button', { name: 'Commentaire vocal' })
const expectPressed = async (isButtonPressed: boolean) =>
  waitFor(async () => expect(await findRecordButton()).toHaveAttribute('aria-pressed', String(isButtonPressed)))
async function pressRecordButton() {
  const button = await findRecordButton()
  act(() => button.focus())
  await userEvent.keyboard('{Enter}')
}
async function startRecording() {
  await pressRecordButton()
  await expectPressed(true)
}
async function recordComment() {
  await startRecording()
  act(() => emitChunk('first '))
  await pressRecordButton()
}
const textOf = async (blob: Blob) => atob((await dataUrlOf(blob)).replace(/^[^,]*,/, ''))
const readStoredSounds = async () =>
  Promise.all((await readStoredRecordings()).map(async (recording) => textOf(await readStoredSound(recording))))

beforeAll(prepareDevice)
beforeEach(() => {
  signedOut()
  signedInAs()
  mockDeviceKey()
  installMicrophone()
  mockResponse('GET /sessions/:id/audios', 200, [])
})
afterEach(async () => {
  jest.restoreAllMocks()
  releaseLocks()
  await emptyDevice()
  resetMocks()
  removeMicrophone()
})

/** Fields by which the server recognises a recording that was sent before. */
const recordingFields = { recordingId: expect.any(String), recordedAt: expect.stringMatching(/^2026-.*Z$/) }

describe('an unsent recording', () => {
  it.each([
    ['the response is lost', () => mockLostResponse('PATCH /sessions/:id/audios')],
    ['the server fails', () => mockFailure('PATCH /sessions/:id/audios', 503, errorCode.unavailable)],
    [
      'the practice is blocked for payment',
      () => mockFailure('PATCH /sessions/:id/audios', 402, errorCode.paymentBlocked),
    ],
  ])('stays on the device when %s, and is sent again with the same idempotency key', async (_caseName, prepare) => {
    const failedRequests = prepare()
    openAudioComments()
    await recordComment()
    expect(await screen.findByText(/^Non envoyé\. Gardé sur cet appareil/)).toBeVisible()
    expect(await readStoredSounds()).toEqual(['first sound'])
    expect(storage.read('complice.unsent')).toBe('true')

    const sentRequests = mockResponse('PATCH /sessions/:id/audios', 200, addedEntry)
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('22/11/2026 11:00')).toBeVisible()
    expect(screen.queryByText(/^Non envoyé/)).toBeNull()
    expect(sentRequests.map(({ body }) => body)).toEqual([{ content: contentOf('first sound'), ...recordingFields }])
    const keys = [...failedRequests, ...sentRequests].map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/^audio-/)
    expect(new Set(keys).size).toBe(1)
    await waitFor(() => expect(storage.read('complice.unsent')).toBeNull())
    expect(await readStoredRecordings()).toEqual([])
  })

  it('is sent automatically when the network is back', async () => {
    mockNetworkError('PATCH /sessions/:id/audios')
    openAudioComments()
    await recordComment()
    expect(await screen.findByText(/^Non envoyé/)).toBeVisible()
    mockResponse('PATCH /sessions/:id/audios', 200, addedEntry)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('22/11/2026 11:00')).toBeVisible()
  })

  it.each([
    [404, errorCode.notFound, /la séance, ou ce commentaire, a été supprimé/],
    [403, errorCode.forbidden, /vous n'avez plus accès aux commentaires audio/],
    [413, errorCode.tooLarge, /enregistrement trop long/],
    [415, errorCode.mediaRefused, /ce format est refusé/],
    [400, errorCode.invalid, /^Non envoyé\. Enregistrez le fichier/],
    [409, errorCode.invalid, /^Non envoyé\. Enregistrez le fichier/],
  ])(
    'shows why it was refused (%s), can be saved as a file, and is deleted after a confirmation',
    async (status, code, refusalPattern) => {
      mockFailure('PATCH /sessions/:id/audios', status, code)
      openAudioComments()
      await recordComment()
      const message = await screen.findByText(refusalPattern)
      expect(message).toHaveTextContent('Enregistrez le fichier sur votre ordinateur, ou supprimez-le.')
      expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
      expect(await readStoredSounds()).toEqual(['first sound'])

      const savedFiles: Blob[] = []
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => (savedFiles.push(blob), 'blob:'),
        revokeObjectURL: () => undefined,
      })
      const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
      await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le fichier' }))
      await waitFor(() => expect(download).toHaveBeenCalled())
      expect(download.mock.contexts[0]).toHaveProperty('download', expect.stringMatching(/^commentaire-[\dh-]+\.m4a$/))
      expect(await Promise.all(savedFiles.map(textOf))).toEqual(['first sound'])

      await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }))
      const confirmDialog = within(await screen.findByRole('dialog', { name: 'Supprimer ce commentaire audio ?' }))
      await userEvent.click(confirmDialog.getByRole('button', { name: 'Annuler' }))
      expect(await readStoredRecordings()).toHaveLength(1)
      await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Supprimer le commentaire' }))
      expect(await screen.findByText("Aucun commentaire audio pour l'instant.")).toBeVisible()
      expect(await findRecordButton()).toHaveFocus()
      expect(await readStoredRecordings()).toEqual([])
    },
  )
})

describe('a recording of a closed page', () => {
  it('is sent with its original idempotency key when its session is opened again', async () => {
    await storeFromClosedDocument(closedPageRecording, 'first ', 'sound')
    const sentRequests = mockResponse('PATCH /sessions/:id/audios', 200, addedEntry)
    openAudioComments()
    expect(await screen.findByText('22/11/2026 11:00')).toBeVisible()
    expect(sentRequests.map(({ body, headers }) => [body, headers.get('idempotency-key')])).toEqual([
      [
        { content: contentOf('first sound'), ...recordingFields, recordingId: closedPageRecording.id },
        `audio-${closedPageRecording.id}`,
      ],
    ])
    await waitFor(async () => expect(await readStoredRecordings()).toEqual([]))
  })

  it('is neither shown to nor sent by another member', async () => {
    signedInAs({ id: id(20) })
    mockDeviceKey(1)
    await storeFromClosedDocument(closedPageRecording, 'sound')
    signedOut()
    signedInAs({ id: id(21) })
    mockDeviceKey(2)
    const sentRequests = mockResponse('PATCH /sessions/:id/audios', 200, addedEntry)
    const { unmount } = openAudioComments()
    expect(await screen.findByText("Aucun commentaire audio pour l'instant.")).toBeVisible()
    await emptyDevice()
    expect(sentRequests).toEqual([])
    unmount()

    signedOut()
    signedInAs({ id: id(20) })
    mockDeviceKey(1)
    openAudioComments()
    expect(await screen.findByText('22/11/2026 11:00')).toBeVisible()
    expect(sentRequests).toHaveLength(1)
  })
})

describe('a recording in progress', () => {
  it('is stored in chunks, and not sent before its page is closed', async () => {
    const sentRequests = mockResponse('PATCH /sessions/:id/audios', 200, addedEntry)
    openAudioComments()
    await startRecording()
    act(() => emitChunk('first'))
    await waitFor(() => expect(storage.read('complice.unsent')).toBe('true'))
    expect(await readStoredRecordings()).toEqual([])
    expect(sentRequests).toEqual([])
    releaseLocks()
    await waitFor(async () => expect(await readStoredSounds()).toEqual(['first']))
    await userEvent.keyboard('{Escape}')
    await expectPressed(false)
  })

  it('leaves nothing on the device when it is discarded', async () => {
    openAudioComments()
    await startRecording()
    act(() => emitChunk('first'))
    await waitFor(() => expect(storage.read('complice.unsent')).toBe('true'))
    await userEvent.keyboard('{Escape}')
    await expectPressed(false)
    await waitFor(() => expect(storage.read('complice.unsent')).toBeNull())
    releaseLocks()
    expect(await readStoredRecordings()).toEqual([])
  })

  it.each([
    ['the device key cannot be loaded', () => void mockNetworkError('GET /user/device-key')],
    [
      'the device is full',
      () => {
        jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError')
        })
      },
    ],
    ['the browser has no locks', () => void Reflect.deleteProperty(navigator, 'locks')],
  ])('is reported as not stored when %s, and is sent from memory', async (_caseName, prepare) => {
    prepare()
    const notStoredPattern = /^Cet appareil ne garde pas l'enregistrement/
    mockNetworkError('PATCH /sessions/:id/audios')
    openAudioComments()
    await startRecording()
    act(() => emitChunk('first '))
    expect(await screen.findByText(notStoredPattern)).toBeVisible()
    await pressRecordButton()
    expect(await screen.findByText(/^Non envoyé\. Cet appareil ne garde pas/)).toBeVisible()
    const sentRequests = mockResponse('PATCH /sessions/:id/audios', 200, addedEntry)
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('22/11/2026 11:00')).toBeVisible()
    expect(sentRequests.map(({ body }) => body)).toEqual([{ content: contentOf('first sound'), ...recordingFields }])
    prepareDevice()
  })
})
