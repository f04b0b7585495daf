import type { AudioEntry } from 'shared/contracts/agenda/audio'
import { call, queryClient } from 'shared/client'
import { audiosKey } from '../../keys.ts'
import type { PendingRecording } from './pending/PendingRecording.ts'

/** Query of the audio comments of a session, oldest first. */
export const audioListQuery = (id: string) => ({
  queryKey: audiosKey(id),
  queryFn: () => call('GET /sessions/:id/audios', { params: { id } }),
})

export const loadAudio = (id: string, audioId: string) =>
  call('GET /sessions/:id/audios/:audioId', { params: { id, audioId } })

interface AudioUpload {
  content: string
  /** Its id is the idempotency key, so that a recording that is sent again is added once. */
  recording: Pick<PendingRecording, 'id' | 'startedAt'>
  /** Called with the fraction that was sent, from 0 to 1. */
  onProgress: (sentFraction: number) => void
}

export const sendAudio = (
  id: string,
  { content, recording: { id: recordingId, startedAt }, onProgress }: AudioUpload,
) =>
  call('PATCH /sessions/:id/audios', {
    params: { id },
    body: { content, recordingId, recordedAt: startedAt },
    headers: { 'Idempotency-Key': `audio-${recordingId}` },
    onProgress,
  })

export const deleteAudio = (id: string, audioId: string) =>
  call('DELETE /sessions/:id/audios/:audioId', { params: { id, audioId } })

const updateCachedList = (sessionId: string, update: (list: readonly AudioEntry[]) => AudioEntry[]) =>
  queryClient.setQueryData<AudioEntry[]>(audiosKey(sessionId), (list) => list && update(list))

/** Adds the entry to the cached list, if it is loaded, oldest first. */
export const addToCachedAudios = (sessionId: string, entry: AudioEntry) =>
  updateCachedList(sessionId, (list) =>
    [...list.filter(({ id }) => id !== entry.id), entry].toSorted((a, b) => Number(a.name) - Number(b.name)),
  )

export const removeFromCachedAudios = (sessionId: string, audioId: string) =>
  updateCachedList(sessionId, (list) => list.filter(({ id }) => id !== audioId))
