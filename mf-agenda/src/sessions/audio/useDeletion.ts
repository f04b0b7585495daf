import { useState } from 'react'
import type { AudioEntry } from 'shared/contracts/audio'
import { isStatus } from 'shared/client'
import { toast } from 'shared/ui'
import { audioIsGone, audioIsThere, deleteAudio } from './api.ts'
import { deleted, notDeleted } from './messages.ts'

/** Gone from the list at once, and from the server once it can no longer be undone: a page that is closed before keeps it. */
export function useDeletion(sessionId: string) {
  const [failure, setFailure] = useState('')

  async function removeForGood(entry: AudioEntry) {
    try {
      await deleteAudio(sessionId, entry.id)
    } catch (error) {
      if (isStatus(error, 404)) return
      audioIsThere(sessionId, entry)
      setFailure(notDeleted)
    }
  }

  function remove(entry: AudioEntry) {
    setFailure('')
    audioIsGone(sessionId, entry.id)
    toast(deleted, 'success', {
      action: { label: 'Annuler', onClick: () => audioIsThere(sessionId, entry) },
      onEnd: () => void removeForGood(entry),
    })
  }

  return { remove, failure }
}
