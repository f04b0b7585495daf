import { sendJob } from '../../../jobs/sendJob.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { deleteOrphanAudioJob } from './deleteOrphanAudio.job.ts'

/** Delay in milliseconds before the check: longer than any call takes. */
const checkAfterMs = 3_600_000

/** Queues a job that later deletes the file if no row refers to it. Commit this transaction before storing the file. */
export const deleteLaterIfOrphan = ({ tx, member: { tenantId }, services }: MemberContext, id: string): Promise<void> =>
  sendJob(tx, deleteOrphanAudioJob, { tenantId, id }, { startAfter: new Date(services.now().getTime() + checkAfterMs) })
