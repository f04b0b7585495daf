import { deleteFiles } from '../jobs/deleteFiles.ts'
import { purge } from '../jobs/purge.ts'
import type { JobHandlers } from '../jobs/runJobs.ts'
import { deliverLetter } from '../mail/deliverLetter.ts'
import type { MailTransport } from '../mail/openMailTransport.ts'
import type { Services } from '../services.ts'
import { deleteOrphanAudio } from './agenda/audios/orphanedFiles.service.ts'
import { issueBills } from './finance/bills/batches/issueBills.service.ts'
import { closeBills } from './finance/bills/closures/closeBills.service.ts'
import { expireDueRequests } from './agenda/booking/expireDueRequests.service.ts'
import { sealClearText } from './files/clearText/sealClearText.service.ts'
import { documentLetters } from './documentLetters.ts'
import { copyLogos } from './practice/logo/copyLogos.service.ts'
import { importPatients } from './files/patientImports/importPatients.service.ts'
import { remindOfTrials } from './practice/trials/remindOfTrials.service.ts'

/** What each kind of job does. It may run twice (at least once), never half: a failure throws. */
export const jobHandlers = (services: Services, transport: MailTransport): JobHandlers => ({
  deliverLetter: ({ letterId }, { isLastTry }) =>
    deliverLetter(services, { transport, documentLetters }, letterId, { isLastTry }),
  deleteOrphanAudio: (ids) => deleteOrphanAudio(services, ids),
  deleteFiles: ({ keys }) => deleteFiles(services.files, keys),
  importPatients: (ids) => importPatients(services, ids),
  issueBills: (ids) => issueBills(services, ids),
  expireDueRequests: () => expireDueRequests(services),
  purge: () => purge(services.database),
  sealClearText: () => sealClearText(services),
  closeBills: () => closeBills(services),
  remindOfTrials: () => remindOfTrials(services),
  copyLogos: () => copyLogos(services),
})
