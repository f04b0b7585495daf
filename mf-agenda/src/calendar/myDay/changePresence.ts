import type { ShortSession } from 'shared/contracts/agenda/session'
import { messageFor } from 'shared/client'
import { toast } from 'shared/ui'
import { noteFollowUp } from '../../sessions/api.ts'
import { changeSession } from '../../sessions/saving/changeSession.ts'
import { presenceFailureMessages } from './messages.ts'

/** Notes whether the patient came, at once in the calendar. Throws when it fails. */
export const changePresence = (session: ShortSession, patientPresent: boolean): Promise<void> =>
  changeSession(session, { patientPresent }, async (shownVersion) => [
    await noteFollowUp(shownVersion, { patientPresent }),
  ])

export const toastPresenceFailed = (error: unknown) => toast(messageFor(error, presenceFailureMessages), 'error')
