import type { FastifyRequest } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import type {
  AuthenticatorKey,
  PasswordAndCode,
  RecoveryCodes,
  SecondFactor,
  SetUpInput,
} from 'shared/contracts/accounts/secondFactor'
import { auditMember } from '../../../audit.ts'
import type { InPractice, MemberContext } from '../../../memberContext.ts'
import { passwordMatches } from '../../../credentials/passwords.ts'
import { Refusal, refuseProblems } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findCredentials, type Credentials } from '../accounts/accounts.sql.ts'
import { countAccountAttempt } from '../knownDevices/countAccountAttempt.ts'
import { spendCode, spendCodeIfOn } from './checkCode.service.ts'
import { newRecoveryCodes } from './recoveryCodes.ts'
import {
  countRecoveryCodes,
  findSecondFactor,
  isSecondFactorDemanded,
  deleteSecondFactor,
  insertRecoveryCodes,
} from './secondFactor.sql.ts'
import { sendSecondFactorEmail } from './secondFactorEmail.ts'
import { beginSetUp, confirmApp } from './setUp.service.ts'

/** Call that opens several transactions, since hashing a password is slow and attempts are counted outside of them. */
export interface GuardedCall {
  inPractice: InPractice
  services: Services
  request: FastifyRequest
}

export async function readSecondFactor({ tx, member }: MemberContext): Promise<SecondFactor> {
  const row = await findSecondFactor(tx, member.accountId)
  return {
    isOn: Boolean(row?.confirmed_at),
    since: row?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(tx, member.accountId),
    isDemanded: await isSecondFactorDemanded(tx),
  }
}

const isUsedCode = (error: unknown) => error instanceof Refusal && error.errorCode === errorCode.codeUsed

/**
 * Runs `action` as one attempt at an account's codes, shared by all calls that check a code. A success clears the
 * attempts. An app code that was used before (E279) does not count as an attempt.
 */
export async function countCodeAttempt<T>(
  services: Services,
  request: FastifyRequest,
  accountId: string,
  action: () => Promise<T>,
): Promise<T> {
  const attempt = await countAccountAttempt(services, request, 'second factor', { id: accountId, name: accountId })
  try {
    const result = await action()
    await attempt.succeed()
    return result
  } catch (error) {
    if (isUsedCode(error)) await attempt.discard()
    throw error
  }
}

/** Runs `action` as one attempt at the member's codes, which is cleared if it succeeds. */
export async function withCountedAttempt<T>(
  { inPractice, services, request }: GuardedCall,
  action: (context: MemberContext) => Promise<T>,
) {
  const accountId = await inPractice(({ member }) => Promise.resolve(member.accountId))
  return countCodeAttempt(services, request, accountId, () => inPractice(action))
}

/** Throws 400 at the field for a wrong password; attempts are counted together with the attempts at sign-in. */
export async function checkPasswordOf(
  services: Services,
  request: FastifyRequest,
  account: Credentials,
  password: string,
): Promise<void> {
  const { id, kind, email } = account
  const { succeed } = await countAccountAttempt(services, request, `login ${kind}`, { id, name: email })
  if (!(await passwordMatches(account.password_hash, password)))
    refuseProblems([{ field: 'password', message: 'Mot de passe incorrect' }])
  await succeed()
}

/** Checks the signed-in member's password. */
export async function checkPassword({ inPractice, services, request }: GuardedCall, password: string): Promise<void> {
  const account = await inPractice(({ tx, member }) => findCredentials(tx, member.accountId))
  await checkPasswordOf(services, request, account, password)
}

/** Creates a key for an app. Requires the password and, if a second factor is already on, one of its codes. */
export async function setUpSecondFactor(call: GuardedCall, { password, code }: SetUpInput): Promise<AuthenticatorKey> {
  await checkPassword(call, password)
  return withCountedAttempt(call, async (context) => {
    await spendCodeIfOn(context, code)
    return beginSetUp(context)
  })
}

/** Switches the second factor on with the first code of the app; returns the recovery codes. */
export const confirmSecondFactor = (call: GuardedCall, appCode: string): Promise<RecoveryCodes> =>
  withCountedAttempt(call, (context) => confirmApp(context, appCode, 'appCode'))

/** Replaces the recovery codes; requires the password and a code. */
export async function renewRecoveryCodes(
  call: GuardedCall,
  { password, code }: PasswordAndCode,
): Promise<RecoveryCodes> {
  await checkPassword(call, password)
  return withCountedAttempt(call, async (context) => {
    const { tx, member } = context
    await spendCode(context, code)
    const recoveryCodes = newRecoveryCodes()
    await insertRecoveryCodes(tx, member, recoveryCodes)
    await auditMember(context, { act: 'renewRecoveryCodes', entity: 'member', entityId: member.accountId })
    await sendSecondFactorEmail(tx, member.accountId, { change: 'recoveryCodesRenewed' })
    return { recoveryCodes }
  })
}

/** Deletes the second factor; requires the password and a code. Throws 409 (E233) while the practice requires one. */
export async function switchOffSecondFactor(call: GuardedCall, { password, code }: PasswordAndCode): Promise<void> {
  await checkPassword(call, password)
  await withCountedAttempt(call, async (context) => {
    const { tx, member } = context
    await spendCode(context, code)
    if (await isSecondFactorDemanded(tx)) throw new Refusal(409, errorCode.secondFactorDemanded)
    await deleteSecondFactor(tx, member.accountId)
    await auditMember(context, { act: 'switchOffSecondFactor', entity: 'member', entityId: member.accountId })
    await sendSecondFactorEmail(tx, member.accountId, { change: 'off' })
  })
}
