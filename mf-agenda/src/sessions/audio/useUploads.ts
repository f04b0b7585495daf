import { useState } from 'react'
import { messageFor } from 'shared/client'
import { addToCachedAudios, sendAudio } from './api.ts'
import { notSent } from './messages.ts'
import { dataUrlOf } from './recording.ts'

/** A recording that is not on the server yet. */
export interface Upload {
  key: string
  recorded: Blob
  /** The part that was sent, from 0 to 1. */
  part: number
  /** Why sending failed; '' while it is being sent. */
  failure: string
}

/** Recordings that are being sent. One that fails stays until it is sent again or discarded. */
export function useUploads(sessionId: string) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const change = (key: string, changed: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const remove = (key: string) => setUploads((all) => all.filter((one) => one.key !== key))

  async function send({ key, recorded }: Upload) {
    change(key, { part: 0, failure: '' })
    try {
      const content = await dataUrlOf(recorded)
      addToCachedAudios(
        sessionId,
        await sendAudio(sessionId, { content, key, onProgress: (part) => change(key, { part }) }),
      )
      remove(key)
    } catch (error) {
      change(key, { failure: messageFor(error, notSent) })
    }
  }

  return {
    uploads,
    add: (recorded: Blob) => {
      const upload = {
        key: `audio-${sessionId}-${Date.now()}-${Math.random().toString(36).slice(2)}`,
        recorded,
        part: 0,
        failure: '',
      }
      setUploads((all) => [...all, upload])
      void send(upload)
    },
    retry: (upload: Upload) => void send(upload),
    remove,
  }
}
