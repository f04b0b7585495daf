import type { FastifyReply } from 'fastify'
import type { Body } from 'shared/contracts/routes'
import { needsContract } from 'shared/domain/accounts/offers'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { inTransaction } from '../../../db.ts'
import { welcomeEmail } from '../../../mail/emails/welcome.email.ts'
import { sendEmail } from '../../../mail/sendEmail.ts'
import { hashPassword, refuseWeakPassword } from '../../../credentials/passwords.ts'
import { refuseProblems } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { insertConfirmationToken } from './confirmationLink.ts'
import { createPractice } from './practice.service.ts'
import { startSignIn } from './signIn.service.ts'

/** Creates a practice and signs its owner in. */
export async function signUp(
  services: Services,
  reply: FastifyReply,
  input: Body<'POST /signup'>,
): Promise<{ token: string }> {
  const { email, password, offer } = input
  if (needsContract(offer)) {
    const message = `L'offre Ultime se souscrit par contrat : écrivez-nous à ${services.settings.operatorEmail}.`
    refuseProblems([{ field: 'offer', message }])
  }
  refuseWeakPassword(password, email, 'password')
  const passwordHash = await hashPassword(password)
  return inTransaction(services.database, async (tx) => {
    const { tenantId, ownerId, trialEndsAt, timeZone } = await createPractice(tx, services, {
      ...input,
      passwordHash,
      confirmedAt: null,
    })
    const token = await insertConfirmationToken(tx, ownerId, services.now())
    await sendEmail(tx, {
      email: welcomeEmail,
      to: { name: [input.firstname, input.lastname].filter(Boolean).join(' '), address: email },
      data: { trialEndsOn: momentIn(timeZone, trialEndsAt).day, token },
      key: `welcome:${tenantId}`,
    })
    return startSignIn(tx, services, reply, { accountId: ownerId })
  })
}
