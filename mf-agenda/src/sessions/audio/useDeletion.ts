import { useState } from 'react'
import type { AudioEntry } from 'shared/contracts/agenda/audio'
import { isStatus } from 'shared/client'
import { toast } from 'shared/ui'
import { removeFromCachedAudios, addToCachedAudios, deleteAudio } from './api.ts'
import { commentDeletedText, deleteFailedText } from './messages.ts'

/**
 * Removes a comment from the list immediately, and from the server once the undo is no longer offered. If the page
 * closes before that, the comment is not deleted.
 */
export function useDeletion(sessionId: string) {
  const [failure, setFailure] = useState('')

  async function deleteOnServer(entry: AudioEntry) {
    try {
      await deleteAudio(sessionId, entry.id)
    } catch (error) {
      if (isStatus(error, 404)) return
      addToCachedAudios(sessionId, entry)
      setFailure(deleteFailedText)
    }
  }

  function remove(entry: AudioEntry) {
    setFailure('')
    removeFromCachedAudios(sessionId, entry.id)
    toast(commentDeletedText, 'success', {
      action: { label: 'Annuler', onClick: () => addToCachedAudios(sessionId, entry) },
      onEnd: () => void deleteOnServer(entry),
    })
  }

  return { remove, failure }
}
