import { sendJob } from '../../../jobs/sendJob.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { deleteOrphanAudioJob } from './deleteOrphanAudio.job.ts'

/** Longer than any call takes. */
const checkAfterMs = 3_600_000

/** To be committed before bytes are stored: a job deletes them later, should their row never be committed. */
export const deleteLaterIfOrphan = ({ tx, member: { tenantId }, services }: MemberContext, id: string): Promise<void> =>
  sendJob(tx, deleteOrphanAudioJob, { tenantId, id }, { startAfter: new Date(services.now().getTime() + checkAfterMs) })
