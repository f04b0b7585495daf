import type { FastifyRequest } from 'fastify'
import type { Credentials } from 'shared/contracts/accounts/account'
import type { NewPatient } from 'shared/contracts/directory/booking'
import { errorCode } from 'shared/contracts/errorCodes'
import { v7 as uuidv7 } from 'uuid'
import { inTransaction } from '../../../db.ts'
import { addressConfirmationEmail } from '../../../mail/emails/addressConfirmation.email.ts'
import { sendEmail } from '../../../mail/sendEmail.ts'
import { findMailTokenAccount, insertMailToken, updateSpentMailToken } from '../../../credentials/mailTokens.sql.ts'
import { hashPassword, refuseWeakPassword } from '../../../credentials/passwords.ts'
import { found, Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { confirmAddress } from '../../practice/accounts/confirmation.service.ts'
import { findAccountByCredentials } from '../../practice/accounts/signIn.service.ts'
import { insertPatientAccount, hasPatientFile } from './patientAccounts.sql.ts'

const linkLifetimeMs = 7 * 86_400_000

/**
 * Creates a patient account, which can only request sessions until its e-mail address is confirmed. Never reads or changes
 * a patient file of a practice, whatever address was entered (ruling 28).
 */
export async function createPatientAccount(
  { database, now }: Services,
  patient: NewPatient,
  { refuseKnownFile }: { refuseKnownFile: boolean },
) {
  const { firstname, lastname, phoneNumber, password } = patient
  const email = patient.email.trim().toLowerCase()
  refuseWeakPassword(password, email, 'password')
  const passwordHash = await hashPassword(password)
  const patientId = uuidv7()
  await inTransaction(database, async (tx) => {
    const account = {
      id: patientId,
      kind: 'PATIENT',
      email,
      password_hash: passwordHash,
      firstname,
      lastname,
      phone_number: phoneNumber,
    } as const
    if (!(await insertPatientAccount(tx, account))) throw new Refusal(409, errorCode.emailTaken)
    if (refuseKnownFile && (await hasPatientFile(tx, email))) throw new Refusal(409, errorCode.patientFileKnown)
    const token = await insertMailToken(tx, 'CONFIRM', patientId, new Date(now().getTime() + linkLifetimeMs))
    const to = { name: `${firstname} ${lastname}`, address: email }
    await sendEmail(tx, { email: addressConfirmationEmail, to, data: { firstname, token }, key: patientId })
  })
  return { patientId }
}

/** Signs a patient in for fifteen minutes; the token cannot be renewed. */
export async function signInPatient(services: Services, request: FastifyRequest, credentials: Credentials) {
  const account = await findAccountByCredentials(services, request, 'PATIENT', credentials)
  const token = await services.tokens.access({
    accountId: account.id,
    kind: 'PATIENT',
    tokenVersion: account.token_version,
    roles: ['ROLE_PATIENT'],
    privileges: [],
  })
  return { token, patientId: account.id }
}

/** Confirms the e-mail address of an account by a single-use token. */
export async function confirmPatientAccount({ database, now }: Services, token: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    const account = found(await findMailTokenAccount(tx, 'CONFIRM', token, now()), errorCode.linkRefused)
    if (!(await updateSpentMailToken(tx, 'CONFIRM', token, now()))) throw new Refusal(404, errorCode.linkRefused)
    await confirmAddress(tx, account, now())
  })
}
