import { sendJob } from '../../../jobs/sendJob.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { deleteOrphanAudioJob } from './deleteOrphanAudio.job.ts'

/** Delay before the check, longer than any call takes. */
const checkAfterMs = 3_600_000

/** Queues a job that deletes the file later unless its row exists. Commit before storing the file. */
export const deleteLaterIfOrphan = ({ tx, member: { tenantId }, services }: MemberContext, id: string): Promise<void> =>
  sendJob(tx, deleteOrphanAudioJob, { tenantId, id }, { startAfter: new Date(services.now().getTime() + checkAfterMs) })
