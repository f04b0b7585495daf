import type { AudioEntry } from 'shared/contracts/audio'
import { call, queryClient } from 'shared/client'
import { audiosKey } from '../../keys.ts'

/** The audio comments of a session, oldest first. */
export const audioList = (id: string) => ({
  queryKey: audiosKey(id),
  queryFn: () => call('GET /sessions/:id/audios', { params: { id } }),
})

export const loadAudio = (id: string, audioId: string) =>
  call('GET /sessions/:id/audios/:audioId', { params: { id, audioId } })

interface Sending {
  content: string
  /** One recording is added once, however often it is sent. */
  key: string
  onProgress: (part: number) => void
}

export const sendAudio = (id: string, { content, key, onProgress }: Sending) =>
  call('PATCH /sessions/:id/audios', {
    params: { id },
    body: { content },
    headers: { 'Idempotency-Key': key },
    onProgress,
  })

export const deleteAudio = (id: string, audioId: string) =>
  call('DELETE /sessions/:id/audios/:audioId', { params: { id, audioId } })

const change = (sessionId: string, act: (list: readonly AudioEntry[]) => AudioEntry[]) =>
  queryClient.setQueryData<AudioEntry[]>(audiosKey(sessionId), (list = []) => act(list))

export const audioIsThere = (sessionId: string, entry: AudioEntry) =>
  change(sessionId, (list) =>
    [...list.filter(({ id }) => id !== entry.id), entry].toSorted((a, b) => Number(a.name) - Number(b.name)),
  )

export const audioIsGone = (sessionId: string, audioId: string) =>
  change(sessionId, (list) => list.filter(({ id }) => id !== audioId))
