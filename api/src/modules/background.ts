import { deleteFilesJob } from '../jobs/deleteFiles.job.ts'
import type { Job, JobDependencies } from '../jobs/job.ts'
import { purgeJob } from '../jobs/purge.job.ts'
import { deliverEmailJob } from '../mail/deliverEmail.job.ts'
import { deliverLetter } from '../mail/deliverLetter.ts'
import type { MailTransport } from '../mail/openMailTransport.ts'
import type { Services } from '../services.ts'
import { deleteOrphanAudioJob } from './agenda/audios/deleteOrphanAudio.job.ts'
import { issueBillsJob } from './finance/bills/batches/issueBills.job.ts'
import { closeBillsJob } from './finance/bills/closures/closeBills.job.ts'
import { expireDueRequestsJob } from './agenda/booking/expireDueRequests.job.ts'
import { sealClearTextJob } from './files/clearText/sealClearText.job.ts'
import { documentLetters } from './documentLetters.ts'
import { copyLogosJob } from './practice/logo/copyLogos.job.ts'
import { importPatientsJob } from './files/patientImports/importPatients.job.ts'
import { remindOfTrialsJob } from './practice/trials/remindOfTrials.job.ts'

/** Every job that the worker runs. */
export const jobs: readonly Job[] = [
  deliverEmailJob,
  deleteOrphanAudioJob,
  deleteFilesJob,
  importPatientsJob,
  issueBillsJob,
  expireDueRequestsJob,
  purgeJob,
  sealClearTextJob,
  closeBillsJob,
  remindOfTrialsJob,
  copyLogosJob,
]

/** Joins the jobs, which know no e-mail, with the e-mails of all modules. */
export const jobDependencies = (services: Services, transport: MailTransport): JobDependencies => ({
  services,
  deliverEmail: (id, run) => deliverLetter(services, { transport, documentLetters }, id, run),
})
