import { errorCode } from 'shared/contracts/errorCodes'
import { isAppCode, normalizeCode } from 'shared/domain/accounts/secondFactor'
import { auditMember } from '../../../audit.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { Refusal } from '../../../refusal.ts'
import { keyField } from './keyFields.ts'
import {
  countRecoveryCodes,
  updateLastStep,
  lockSecondFactor,
  updateUsedRecoveryCode,
  type SecondFactorRow,
} from './secondFactor.sql.ts'
import { sendSecondFactorEmail } from './secondFactorEmail.ts'
import { stepOfCode } from './timeCode.ts'

/** Creates the refusal of a code, with the field of the contract that contains it. */
export const codeRefusal = (field: 'code' | 'appCode' = 'code'): Refusal => {
  const message = 'Ce code est incorrect, ou a déjà servi.'
  return new Refusal(400, errorCode.codeRefused, { message, problems: [{ field, message }] })
}

const usedCodeRefusal = (): Refusal => {
  const message = 'Ce code a déjà servi : attendez le suivant.'
  return new Refusal(400, errorCode.codeUsed, { message, problems: [{ field: 'code', message }] })
}

async function spendAppCode(context: MemberContext, { key, last_step }: SecondFactorRow, code: string): Promise<void> {
  const { tx, member, services } = context
  if (!key) throw codeRefusal()
  const decryptedKey = (await cipherOf(context)).decrypt(key, keyField(member.accountId))
  const step = stepOfCode(decryptedKey, normalizeCode(code), services.now(), last_step)
  if (step === 'used') throw usedCodeRefusal()
  if (step === undefined) throw codeRefusal()
  await updateLastStep(tx, member.accountId, step)
}

async function spendOneRecoveryCode(context: MemberContext, code: string): Promise<void> {
  const { tx, member, services } = context
  if (!(await updateUsedRecoveryCode(tx, member.accountId, code, services.now()))) throw codeRefusal()
  await auditMember(context, { act: 'useRecoveryCode', entity: 'member', entityId: member.accountId })
  const codesLeft = await countRecoveryCodes(tx, member.accountId)
  await sendSecondFactorEmail(tx, member.accountId, { change: 'recoveryCodeUsed', codesLeft })
}

/** Uses a code if a second factor is on; throws 400 (E230) if it is on and no code is given. */
export async function spendCodeIfOn(context: MemberContext, code: string | undefined): Promise<void> {
  // Locks the second factor, so that it cannot be switched off before the code is checked.
  const row = await lockSecondFactor(context.tx, context.member.accountId)
  if (!row?.key) return
  if (code === undefined) throw codeRefusal()
  await spendCode(context, code)
}

/**
 * Uses a code of the member's second factor, from the app or a recovery code. Throws 400 for a used code of the app
 * (E279), a wrong code or a used recovery code (E230), 409 (E232) if no second factor is on.
 */
export async function spendCode(context: MemberContext, code: string): Promise<void> {
  const row = await lockSecondFactor(context.tx, context.member.accountId)
  if (!row?.key) throw new Refusal(409, errorCode.secondFactorOff)
  await (isAppCode(code) ? spendAppCode(context, row, code) : spendOneRecoveryCode(context, code))
}
