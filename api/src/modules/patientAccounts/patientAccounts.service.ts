import type { NewPatient } from 'shared/contracts/booking'
import { errorCode } from 'shared/contracts/errorCodes'
import { inTransaction } from '../../db.ts'
import { queueMail } from '../../mail/outbox.ts'
import { newMailToken } from '../../mailTokens.sql.ts'
import { hashPassword, refuseCommonPassword } from '../../passwords.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { uuidv7 } from '../../uuid.ts'
import { insertPatientAccount, patientFileKnown } from './patientAccounts.sql.ts'

const day = 86_400_000
const linkGoodForDays = 7

/**
 * Opens a patient's account, good for nothing but asking for sessions until its address is confirmed by mail.
 * No practice's file is shown or changed, whoever's address was given (ruling 28).
 */
export async function openPatientAccount(
  { database, now }: Services,
  patient: NewPatient,
  { knownFileRefused }: { knownFileRefused: boolean },
) {
  const { firstname, lastname, phoneNumber, password } = patient
  const email = patient.email.trim().toLowerCase()
  refuseCommonPassword(password, email, 'password')
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
    if (knownFileRefused && (await patientFileKnown(tx, email))) throw new Refusal(409, errorCode.patientFileKnown)
    const token = await newMailToken(tx, 'CONFIRM', patientId, new Date(now().getTime() + linkGoodForDays * day))
    const to = { name: `${firstname} ${lastname}`, address: email }
    await queueMail(tx, { name: 'addressConfirmation', to, data: { firstname, token }, dedupeKey: patientId })
  })
  return { patientId }
}
