import type { ShortSession } from 'shared/contracts/agenda/session'
import { messageFor } from 'shared/client'
import { toast } from 'shared/ui'
import { saveFollowUp } from '../../sessions/api.ts'
import { changeSession } from '../../sessions/saving/changeSession.ts'
import { presenceFailureMessages } from './messages.ts'

/** Saves whether the patient was present, as an optimistic update of the calendar. Throws when saving fails. */
export const changePresence = (session: ShortSession, patientPresent: boolean): Promise<void> =>
  changeSession(session, { patientPresent }, async (shownVersion) => [
    await saveFollowUp(shownVersion, { patientPresent }),
  ])

export const toastPresenceFailed = (error: unknown) => toast(messageFor(error, presenceFailureMessages), 'error')
