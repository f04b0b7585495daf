import type { FastifyReply } from 'fastify'
import type { Credentials } from 'shared/contracts/accounts/account'
import type { NewPatient } from 'shared/contracts/directory/booking'
import { errorCode } from 'shared/contracts/errorCodes'
import { v7 as uuidv7 } from 'uuid'
import { inTransaction } from '../../../db.ts'
import { addressConfirmationEmail } from '../../../mail/emails/addressConfirmation.email.ts'
import { sendEmail } from '../../../mail/sendEmail.ts'
import { hashPassword, refuseWeakPassword } from '../../../credentials/passwords.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { insertConfirmationToken } from '../../practice/accounts/confirmationLink.ts'
import { rememberDevice } from '../../practice/knownDevices/knownDevices.service.ts'
import { findAccountByCredentials } from '../../practice/accounts/signIn.service.ts'
import { insertPatientAccount, hasPatientFile } from './patientAccounts.sql.ts'

/** The time zone of the e-mails to a patient about the account, which belongs to no practice. */
const patientTimeZone = 'Europe/Paris'

/**
 * Creates a patient account, which can only request sessions until its e-mail address is confirmed. Never shows or
 * changes a patient file of a practice (ruling 28). With `refuseKnownFile`, throws 409 when a practice has a file with
 * the address.
 */
export async function createPatientAccount(
  services: Services,
  reply: FastifyReply,
  patient: NewPatient,
  { refuseKnownFile }: { refuseKnownFile: boolean },
) {
  const { database, now } = services
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
    const token = await insertConfirmationToken(tx, patientId, now())
    const to = { name: `${firstname} ${lastname}`, address: email }
    await sendEmail(tx, {
      email: addressConfirmationEmail,
      to,
      data: { kind: 'PATIENT', firstname, token },
      key: patientId,
    })
    await rememberDevice(tx, services, reply, { accountId: patientId })
  })
  return { patientId }
}

/** Signs a patient in for fifteen minutes; the token cannot be renewed. */
export async function signInPatient(services: Services, reply: FastifyReply, credentials: Credentials) {
  const account = await findAccountByCredentials(services, reply.request, 'PATIENT', credentials)
  await inTransaction(services.database, (tx) =>
    rememberDevice(tx, services, reply, {
      accountId: account.id,
      recipient: { address: account.email, timeZone: patientTimeZone },
    }),
  )
  const token = await services.tokens.signAccess({
    accountId: account.id,
    kind: 'PATIENT',
    tokenVersion: account.token_version,
    roles: ['ROLE_PATIENT'],
    privileges: [],
  })
  return { token, patientId: account.id }
}
