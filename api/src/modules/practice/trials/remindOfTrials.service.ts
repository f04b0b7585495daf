import { trialEmailKey, trialStep } from 'shared/domain/accounts/trialEmails'
import { beginTenant, inTransaction } from '../../../db.ts'
import { trialEndingEmail } from './trialEnding.email.ts'
import { sendEmail } from '../../../mail/sendEmail.ts'
import type { Services } from '../../../services.ts'
import { findOwner, findTrial, listPracticesWithTrial } from './trials.sql.ts'

async function remindOfTrial({ database, now }: Services, tenantId: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    await beginTenant(tx, tenantId)
    const trial = await findTrial(tx)
    const owner = trial && (await findOwner(tx))
    const step = trial && trialStep(trial, now())
    if (!owner || step === undefined || step === null) return
    await sendEmail(tx, {
      email: trialEndingEmail,
      to: { name: `${owner.firstname} ${owner.lastname}`.trim(), address: owner.email },
      data: { tenantId },
      key: trialEmailKey(tenantId, trial, step),
    })
  })
}

/**
 * E-mails the owners of practices whose trial ends, once per step even if the job runs twice (ruling 118). A failure
 * does not delay the others.
 */
export async function remindOfTrials(services: Services): Promise<void> {
  const errors: unknown[] = []
  for (const tenantId of await listPracticesWithTrial(services.database, services.now()))
    await remindOfTrial(services, tenantId).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}
