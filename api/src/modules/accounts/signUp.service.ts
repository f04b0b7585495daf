import type { FastifyReply } from 'fastify'
import type { Body } from 'shared/contracts/routes'
import { isOnContact } from 'shared/domain/accounts/offers'
import { inTransaction } from '../../db.ts'
import { hashPassword, refuseWeakPassword } from '../../passwords.ts'
import { refuseProblems } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { createPractice } from './practice.service.ts'
import { startSignIn } from './signIn.service.ts'

/** Creates a practice and signs its owner in. */
export async function signUp(
  services: Services,
  reply: FastifyReply,
  input: Body<'POST /signup'>,
): Promise<{ token: string }> {
  const { email, password, offer } = input
  if (isOnContact(offer)) {
    const message = `L'offre Ultime se souscrit par contrat : écrivez-nous à ${services.settings.providerEmail}.`
    refuseProblems([{ field: 'offer', message }])
  }
  refuseWeakPassword(password, email, 'password')
  const passwordHash = await hashPassword(password)
  return inTransaction(services.database, async (tx) => {
    const { ownerId } = await createPractice(tx, services, { ...input, passwordHash })
    return startSignIn(tx, services, reply, ownerId)
  })
}
