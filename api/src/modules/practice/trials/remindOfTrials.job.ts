import { trialEmailKey, trialStep } from 'shared/domain/accounts/trialEmails'
import type { Tx } from '../../../db.ts'
import { runInEachPractice } from '../../../jobs/runInEachPractice.ts'
import { defineJob, noData } from '../../../jobs/job.ts'
import { noRetry } from '../../../jobs/retryPolicies.ts'
import { sendEmail } from '../../../mail/sendEmail.ts'
import type { Services } from '../../../services.ts'
import { trialEndingEmail } from './trialEnding.email.ts'
import { findOwner, findTrial, listPracticesWithTrial } from './trials.sql.ts'

/** E-mails the owner of a practice whose trial ends, once per step even if the job runs twice (ruling 118). */
async function remindOfTrial(tx: Tx, tenantId: string, now: Date): Promise<void> {
  const trial = await findTrial(tx)
  const owner = trial && (await findOwner(tx))
  const step = trial && trialStep(trial, now)
  if (!owner || step === undefined || step === null) return
  await sendEmail(tx, {
    email: trialEndingEmail,
    to: { name: `${owner.firstname} ${owner.lastname}`.trim(), address: owner.email },
    data: { tenantId },
    key: trialEmailKey(tenantId, trial, step),
  })
}

/** Queues the due e-mails about the end of a trial in all practices. */
export async function remindOfTrials(services: Services): Promise<void> {
  const now = services.now()
  const tenantIds = await listPracticesWithTrial(services.database, now)
  await runInEachPractice(services, tenantIds, (tx, tenantId) => remindOfTrial(tx, tenantId, now))
}

export const remindOfTrialsJob = defineJob({
  name: 'remindOfTrials',
  data: noData,
  // Twenty minutes past each hour.
  schedule: '20 * * * *',
  retry: noRetry,
  timeoutSeconds: 600,
  run: (_data, { services }) => remindOfTrials(services),
})
