import { useState } from 'react'
import { ApiError, isCode, messageFor } from 'shared/client'
import type { Club } from 'shared/contracts/club'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Problem } from 'shared/domain/problems'
import { toast } from 'shared/ui'
import { addClub, changeClub } from '../api.ts'
import { inputOf } from './draft.ts'
import type { ClubDraft } from './draft.ts'
import { keepClub } from '../clubCache.ts'
import { said, saveFailed } from '../messages.ts'

/** The server checks this form: where it says what is wrong. */
function problemsOf(error: unknown): readonly Problem[] {
  if (isCode(error, errorCode.clubNameTaken)) return [{ field: 'name', message: messageFor(error, saveFailed) }]
  if (isCode(error, errorCode.clubEmailTaken)) return [{ field: 'email', message: messageFor(error, saveFailed) }]
  return error instanceof ApiError ? error.problems : []
}

/** Saves a new place, or the changes of one. What was typed stays when it is refused. */
export function useSaveClub(club: Club | undefined) {
  const [failure, setFailure] = useState<string>()

  /** The problems of the fields; none when it was saved, or failed for another reason. */
  const save = async (draft: ClubDraft, saved: (club: Club) => void): Promise<readonly Problem[]> => {
    setFailure(undefined)
    try {
      const kept = await (club ? changeClub(club.id, inputOf(draft)) : addClub(inputOf(draft)))
      keepClub(kept, club === undefined)
      toast(club ? said.changed : said.added)
      saved(kept)
      return []
    } catch (error) {
      setFailure(messageFor(error, saveFailed))
      toast(messageFor(error, saveFailed), 'error')
      return problemsOf(error)
    }
  }
  return { save, failure }
}
