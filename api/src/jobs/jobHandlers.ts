import { deliverLetter } from '../mail/deliverLetter.ts'
import type { MailTransport } from '../mail/openMailTransport.ts'
import { issueBills } from '../modules/billings/batches/issueBills.service.ts'
import { closeBills } from '../modules/billings/closures/closeBills.service.ts'
import { copyLogos } from '../modules/logo/copyLogos.service.ts'
import { importPatients } from '../modules/patientImports/importPatients.service.ts'
import { deleteOrphanAudio } from '../modules/audios/orphanedFiles.service.ts'
import { remindOfTrials } from '../modules/trials/remindOfTrials.service.ts'
import type { Services } from '../services.ts'
import { deleteFiles } from './deleteFiles.ts'
import { expireDueRequests } from './expireDueRequests.ts'
import type { JobName, JobPayload } from './jobPayloads.ts'
import { purge } from './purge.ts'
import { sealClearText } from './sealClearText.ts'

export interface JobContext {
  services: Services
  mailTransport: MailTransport
  /** Whether the job is given up when it fails. */
  isLastTry?: boolean
}

type JobHandlers = { [N in JobName]: (payload: JobPayload<N>, context: JobContext) => Promise<void> }

/** What each kind of job does. It may run twice (at least once), never half: a failure throws. */
export const jobHandlers: JobHandlers = {
  deliverLetter: ({ letterId }, { services, mailTransport, isLastTry = false }) =>
    deliverLetter(services, mailTransport, letterId, { isLastTry }),
  deleteOrphanAudio: (ids, { services }) => deleteOrphanAudio(services, ids),
  deleteFiles: ({ keys }, { services }) => deleteFiles(services.files, keys),
  importPatients: (ids, { services }) => importPatients(services, ids),
  issueBills: (ids, { services }) => issueBills(services, ids),
  expireDueRequests: (_none, { services }) => expireDueRequests(services),
  purge: (_none, { services }) => purge(services.database),
  sealClearText: (_none, { services }) => sealClearText(services),
  closeBills: (_none, { services }) => closeBills(services),
  remindOfTrials: (_none, { services }) => remindOfTrials(services),
  copyLogos: (_none, { services }) => copyLogos(services),
}
