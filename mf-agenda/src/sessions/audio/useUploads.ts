import { useState } from 'react'
import { messageFor } from 'shared/client'
import { audioIsThere, sendAudio } from './api.ts'
import { notSent } from './messages.ts'
import { dataUrlOf } from './recording.ts'

/** A recording that is not on the server yet. */
export interface Upload {
  key: string
  recorded: Blob
  /** How much of it has left, from 0 to 1. */
  part: number
  /** Why it has not arrived; '' on its way. */
  failure: string
}

/** Recordings on their way. One that does not arrive stays here until it is sent again or given up. */
export function useUploads(sessionId: string) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const change = (key: string, changed: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const remove = (key: string) => setUploads((all) => all.filter((one) => one.key !== key))

  async function send({ key, recorded }: Upload) {
    change(key, { part: 0, failure: '' })
    try {
      const content = await dataUrlOf(recorded)
      audioIsThere(sessionId, await sendAudio(sessionId, { content, key, onProgress: (part) => change(key, { part }) }))
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
