import type { Letter, Writing } from './letter.ts'
import { addressConfirmation } from './letters/addressConfirmation.ts'
import { demoRequest } from './letters/demoRequest.ts'
import { passwordChanged } from './letters/passwordChanged.ts'
import { passwordReset } from './letters/passwordReset.ts'
import { requestExpired } from './letters/requestExpired.ts'
import { requestReceived } from './letters/requestReceived.ts'
import { requestRecorded } from './letters/requestRecorded.ts'
import { sessionCancelled } from './letters/sessionCancelled.ts'
import { sessionValidated } from './letters/sessionValidated.ts'
import type { MailName, Mails } from './mails.ts'

/** The words of each mail. */
export const letters: { [N in MailName]: (data: Mails[N], writing: Writing) => Letter } = {
  requestReceived,
  requestRecorded,
  sessionValidated,
  sessionCancelled,
  requestExpired,
  passwordReset,
  passwordChanged,
  addressConfirmation,
  demoRequest,
}
