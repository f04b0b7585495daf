import { deleteFilesJob } from '../jobs/deleteFiles.job.ts'
import type { Job, JobDependencies } from '../jobs/job.ts'
import { purgeJob } from '../jobs/purge.job.ts'
import type { Email } from '../mail/defineEmail.ts'
import { deliverEmailJob } from '../mail/deliverEmail.job.ts'
import { deliverEmail } from '../mail/deliverEmail.ts'
import { addressConfirmationEmail } from '../mail/emails/addressConfirmation.email.ts'
import { demoRequestEmail } from '../mail/emails/demoRequest.email.ts'
import { demoThanksEmail } from '../mail/emails/demoThanks.email.ts'
import { addressTakenEmail } from '../mail/emails/addressTaken.email.ts'
import { documentSharedEmail } from '../mail/emails/documentShared.email.ts'
import { emailChangeAskedEmail } from '../mail/emails/emailChangeAsked.email.ts'
import { emailChangedEmail } from '../mail/emails/emailChanged.email.ts'
import { emailChangeToConfirmEmail } from '../mail/emails/emailChangeToConfirm.email.ts'
import { estimationConfirmedEmail } from '../mail/emails/estimationConfirmed.email.ts'
import { estimationDecidedEmail } from '../mail/emails/estimationDecided.email.ts'
import { estimationSentEmail } from '../mail/emails/estimationSent.email.ts'
import { newDeviceEmail } from '../mail/emails/newDevice.email.ts'
import { passwordChangedEmail } from '../mail/emails/passwordChanged.email.ts'
import { passwordResetEmail } from '../mail/emails/passwordReset.email.ts'
import { practiceClosedEmail } from '../mail/emails/practiceClosed.email.ts'
import { requestExpiredEmail } from '../mail/emails/requestExpired.email.ts'
import { requestReceivedEmail } from '../mail/emails/requestReceived.email.ts'
import { requestRecordedEmail } from '../mail/emails/requestRecorded.email.ts'
import { secondFactorChangedEmail } from '../mail/emails/secondFactorChanged.email.ts'
import { sessionCancelledEmail } from '../mail/emails/sessionCancelled.email.ts'
import { sessionsDroppedEmail } from '../mail/emails/sessionsDropped.email.ts'
import { sessionMovedEmail } from '../mail/emails/sessionMoved.email.ts'
import { sessionValidatedEmail } from '../mail/emails/sessionValidated.email.ts'
import { teamInvitationEmail } from '../mail/emails/teamInvitation.email.ts'
import { welcomeEmail } from '../mail/emails/welcome.email.ts'
import type { MailTransport } from '../mail/openMailTransport.ts'
import type { Services } from '../services.ts'
import { destroyPracticesJob } from './files/accountDeletion/destroyPractices.job.ts'
import { deleteOrphanAudioJob } from './agenda/audios/deleteOrphanAudio.job.ts'
import { issueBillsJob } from './finance/bills/batches/issueBills.job.ts'
import { closeBillsJob } from './finance/books/closures/closeBills.job.ts'
import { billSentEmail } from './finance/bills/emails/billSent.email.ts'
import { purgeDeletedSessionsJob } from './agenda/sessions/deletion/purgeDeletedSessions.job.ts'
import { expireDueRequestsJob } from './agenda/booking/expireDueRequests.job.ts'
import { encryptClearTextJob } from './files/clearText/encryptClearText.job.ts'
import { estimationWithFileEmail } from './finance/estimations/link/estimationWithFile.email.ts'
import { copyLogosJob } from './practice/logo/copyLogos.job.ts'
import { importPatientsJob } from './files/patientImports/importPatients.job.ts'
import { remindOfTrialsJob } from './practice/trials/remindOfTrials.job.ts'
import { trialEndingEmail } from './practice/trials/trialEnding.email.ts'

/** Every job that the worker runs. */
export const jobs: readonly Job[] = [
  deliverEmailJob,
  deleteOrphanAudioJob,
  purgeDeletedSessionsJob,
  deleteFilesJob,
  importPatientsJob,
  issueBillsJob,
  expireDueRequestsJob,
  purgeJob,
  encryptClearTextJob,
  closeBillsJob,
  remindOfTrialsJob,
  copyLogosJob,
  destroyPracticesJob,
]

/** Every e-mail that may wait for its delivery. */
export const emails = [
  requestReceivedEmail,
  requestRecordedEmail,
  sessionValidatedEmail,
  sessionMovedEmail,
  sessionCancelledEmail,
  requestExpiredEmail,
  documentSharedEmail,
  estimationSentEmail,
  estimationWithFileEmail,
  estimationDecidedEmail,
  estimationConfirmedEmail,
  billSentEmail,
  teamInvitationEmail,
  newDeviceEmail,
  emailChangeAskedEmail,
  emailChangeToConfirmEmail,
  addressTakenEmail,
  emailChangedEmail,
  passwordResetEmail,
  passwordChangedEmail,
  secondFactorChangedEmail,
  addressConfirmationEmail,
  welcomeEmail,
  practiceClosedEmail,
  sessionsDroppedEmail,
  trialEndingEmail,
  demoThanksEmail,
  demoRequestEmail,
] as const satisfies readonly Email[]

/**
 * Returns the dependencies of the jobs. They include the delivery of the e-mails of all modules, which the jobs do not
 * import.
 */
export const jobDependencies = (services: Services, transport: MailTransport): JobDependencies => ({
  services,
  deliverEmail: (id, run) => deliverEmail(services, { transport, emails }, id, run),
})
