import type { Mailer } from '../mail/mailer.ts'
import { forgetUnkept } from '../modules/audios/orphanedFiles.service.ts'
import type { Services } from '../services.ts'
import { forgetFiles } from './forgetFiles.ts'

export interface Job {
  id: string
  kind: string
  payload: unknown
  attempts: number
}

export interface JobContext {
  services: Services
  mailer: Mailer
}

/** What each kind of job does. It may run twice (at least once), never half: a failure throws. */
export const kinds: Record<string, (job: Job, context: JobContext) => Promise<void>> = {
  mail: (job, { mailer }) => mailer.deliver(job),
  forgetUnkept: ({ payload }, { services }) => forgetUnkept(services, payload),
  forgetFiles: ({ payload }, { services }) => forgetFiles(services.files, payload),
}
