import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
import { emptyDevice, keepFromFormerDocument, mockDeviceKey, prepareDevice } from '../../testing/device.ts'
import { releaseLocks } from '../../testing/fakeLocks.ts'
import { giveSlice, plugMicrophoneIn, unplugMicrophone } from '../../testing/fakeMicrophone.ts'
import { AudioComments } from './AudioComments.tsx'
import { keptRecordings, keptSound } from './pending/keptRecordings.ts'
import { dataUrlOf } from './recording.ts'

const sessionId = id(400)
const added = { id: id(602), name: String(Date.parse('2026-11-22T10:00:00.000Z')) }
const former = { id: id(700), sessionId, startedAt: '2026-11-20T09:05:00.000Z', type: 'audio/mp4' }
const contentOf = (sound: string) => `data:audio/mp4;base64,${btoa(sound)}`

const open = () => openArea(() => <AudioComments sessionId={sessionId} />, '/')
const microphone = () => screen.findByRole('button', { name: 'Commentaire vocal' })
const isPressed = async (pressed: boolean) =>
  waitFor(async () => expect(await microphone()).toHaveAttribute('aria-pressed', String(pressed)))
async function press() {
  const button = await microphone()
  act(() => button.focus())
  await userEvent.keyboard('{Enter}')
}
async function startRecording() {
  await press()
  await isPressed(true)
}
async function record() {
  await startRecording()
  act(() => giveSlice('first '))
  await press()
}
const textOf = async (blob: Blob) => atob((await dataUrlOf(blob)).replace(/^[^,]*,/, ''))
/** The sounds of the finished recordings on the device. */
const keptSounds = async () =>
  Promise.all((await keptRecordings()).map(async (recording) => textOf(await keptSound(recording))))

beforeAll(prepareDevice)
beforeEach(() => {
  signedOut()
  signedInAs()
  mockDeviceKey()
  plugMicrophoneIn()
  mockResponse('GET /sessions/:id/audios', 200, [])
})
afterEach(async () => {
  jest.restoreAllMocks()
  releaseLocks()
  await emptyDevice()
  resetMocks()
  unplugMicrophone()
})

/** The fields by which the server adds a recording only once. */
const aRecording = { recordingId: expect.any(String), recordedAt: expect.stringMatching(/^2026-.*Z$/) }

describe('a recording that is not sent', () => {
  it.each([
    ['no response comes', () => mockLostResponse('PATCH /sessions/:id/audios')],
    ['the server fails', () => mockFailure('PATCH /sessions/:id/audios', 503, 'E503')],
    ['the practice has to pay first', () => mockFailure('PATCH /sessions/:id/audios', 402, 'E123')],
  ])('stays on the device when %s, and is sent under the same key until the server has it', async (_case, prepare) => {
    const failed = prepare()
    open()
    await record()
    expect(await screen.findByText(/^Non envoyé\. Gardé sur cet appareil/)).toBeVisible()
    expect(await keptSounds()).toEqual(['first sound'])
    expect(storage.read('complice.unsent')).toBe('true')

    const sent = mockResponse('PATCH /sessions/:id/audios', 200, added)
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('22/11/2026 11:00')).toBeVisible()
    expect(screen.queryByText(/^Non envoyé/)).toBeNull()
    expect(sent.map(({ body }) => body)).toEqual([{ content: contentOf('first sound'), ...aRecording }])
    const keys = [...failed, ...sent].map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/^audio-/)
    expect(new Set(keys).size).toBe(1)
    await waitFor(() => expect(storage.read('complice.unsent')).toBeNull())
    expect(await keptRecordings()).toEqual([])
  })

  it('is sent by itself when the network is back', async () => {
    mockNetworkError('PATCH /sessions/:id/audios')
    open()
    await record()
    expect(await screen.findByText(/^Non envoyé/)).toBeVisible()
    mockResponse('PATCH /sessions/:id/audios', 200, added)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('22/11/2026 11:00')).toBeVisible()
  })

  it.each([
    [404, 'E404', /la séance, ou ce commentaire, a été supprimé/],
    [403, 'E403', /vous n'avez plus accès aux commentaires audio/],
    [413, 'E413', /enregistrement trop long/],
    [415, 'E415', /ce format est refusé/],
    [400, 'E400', /^Non envoyé\. Enregistrez le fichier/],
    [409, 'E400', /^Non envoyé\. Enregistrez le fichier/],
  ])(
    'says so when it can never be (%s), saves it as a file, and is deleted after a question',
    async (status, code, why) => {
      mockFailure('PATCH /sessions/:id/audios', status, code)
      open()
      await record()
      const sentence = await screen.findByText(why)
      expect(sentence).toHaveTextContent('Enregistrez le fichier sur votre ordinateur, ou supprimez-le.')
      expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
      expect(await keptSounds()).toEqual(['first sound'])

      const saved: Blob[] = []
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:'),
        revokeObjectURL: () => undefined,
      })
      const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
      await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le fichier' }))
      await waitFor(() => expect(download).toHaveBeenCalled())
      expect(download.mock.contexts[0]).toHaveProperty('download', expect.stringMatching(/^commentaire-[\dh-]+\.m4a$/))
      expect(await Promise.all(saved.map(textOf))).toEqual(['first sound'])

      await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }))
      const question = within(await screen.findByRole('dialog', { name: 'Supprimer ce commentaire audio ?' }))
      await userEvent.click(question.getByRole('button', { name: 'Annuler' }))
      expect(await keptRecordings()).toHaveLength(1)
      await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Supprimer le commentaire' }))
      expect(await screen.findByText("Aucun commentaire audio pour l'instant.")).toBeVisible()
      expect(await microphone()).toHaveFocus()
      expect(await keptRecordings()).toEqual([])
    },
  )
})

describe('a recording of a page that is gone', () => {
  it('is sent when its session is opened again, under the key it had', async () => {
    await keepFromFormerDocument(former, 'first ', 'sound')
    const sent = mockResponse('PATCH /sessions/:id/audios', 200, added)
    open()
    expect(await screen.findByText('22/11/2026 11:00')).toBeVisible()
    expect(sent.map(({ body, headers }) => [body, headers.get('idempotency-key')])).toEqual([
      [{ content: contentOf('first sound'), ...aRecording, recordingId: former.id }, `audio-${former.id}`],
    ])
    await waitFor(async () => expect(await keptRecordings()).toEqual([]))
  })

  it('is neither seen nor sent by another member, and waits for its own', async () => {
    signedInAs({ id: id(20) })
    mockDeviceKey(1)
    await keepFromFormerDocument(former, 'sound')
    signedOut()
    signedInAs({ id: id(21) })
    mockDeviceKey(2)
    const sent = mockResponse('PATCH /sessions/:id/audios', 200, added)
    const { unmount } = open()
    expect(await screen.findByText("Aucun commentaire audio pour l'instant.")).toBeVisible()
    await emptyDevice()
    expect(sent).toEqual([])
    unmount()

    signedOut()
    signedInAs({ id: id(20) })
    mockDeviceKey(1)
    open()
    expect(await screen.findByText('22/11/2026 11:00')).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})

describe('while it is recorded', () => {
  it('is kept slice by slice, and sent by nobody before its page is gone', async () => {
    const sent = mockResponse('PATCH /sessions/:id/audios', 200, added)
    open()
    await startRecording()
    act(() => giveSlice('first'))
    await waitFor(() => expect(storage.read('complice.unsent')).toBe('true'))
    expect(await keptRecordings()).toEqual([])
    expect(sent).toEqual([])
    releaseLocks()
    await waitFor(async () => expect(await keptSounds()).toEqual(['first']))
    await userEvent.keyboard('{Escape}')
    await isPressed(false)
  })

  it('leaves nothing on the device when it is discarded', async () => {
    open()
    await startRecording()
    act(() => giveSlice('first'))
    await waitFor(() => expect(storage.read('complice.unsent')).toBe('true'))
    await userEvent.keyboard('{Escape}')
    await isPressed(false)
    await waitFor(() => expect(storage.read('complice.unsent')).toBeNull())
    releaseLocks()
    expect(await keptRecordings()).toEqual([])
  })

  it.each([
    ['the key does not come', () => void mockNetworkError('GET /user/device-key')],
    [
      'the device is full',
      () => {
        jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError')
        })
      },
    ],
    ['the browser has no locks', () => void Reflect.deleteProperty(navigator, 'locks')],
  ])('says at once that nothing is kept when %s, and is sent from memory', async (_case, prepare) => {
    prepare()
    const notKept = /^Cet appareil ne garde pas l'enregistrement/
    mockNetworkError('PATCH /sessions/:id/audios')
    open()
    await startRecording()
    act(() => giveSlice('first '))
    expect(await screen.findByText(notKept)).toBeVisible()
    await press()
    expect(await screen.findByText(/^Non envoyé\. Cet appareil ne garde pas/)).toBeVisible()
    const sent = mockResponse('PATCH /sessions/:id/audios', 200, added)
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('22/11/2026 11:00')).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([{ content: contentOf('first sound'), ...aRecording }])
    prepareDevice()
  })
})
