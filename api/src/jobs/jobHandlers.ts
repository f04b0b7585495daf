import { deliverLetter } from '../mail/deliverLetter.ts'
import type { Mailer } from '../mail/mailer.ts'
import { deleteOrphanAudio } from '../modules/audios/orphanedFiles.service.ts'
import type { Services } from '../services.ts'
import { deleteFiles } from './deleteFiles.ts'
import { expireDueRequests } from './expireDueRequests.ts'
import type { JobName, JobPayload } from './jobPayloads.ts'
import { purge } from './purge.ts'

export interface JobContext {
  services: Services
  mailer: Mailer
}

type JobHandlers = { [N in JobName]: (payload: JobPayload<N>, context: JobContext) => Promise<void> }

/** What each kind of job does. It may run twice (at least once), never half: a failure throws. */
export const jobHandlers: JobHandlers = {
  deliverLetter: ({ letterId }, { services, mailer }) => deliverLetter(services.database, mailer, letterId),
  deleteOrphanAudio: (ids, { services }) => deleteOrphanAudio(services, ids),
  deleteFiles: ({ keys }, { services }) => deleteFiles(services.files, keys),
  expireDueRequests: (_none, { services }) => expireDueRequests(services),
  purge: (_none, { services }) => purge(services.database),
}
