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
import { throttled } from '../../../throttle.ts'
import { findCredentials } from '../accounts/accounts.sql.ts'
import { spendCode, spendCodeIfOn } from './checkCode.service.ts'
import { newRecoveryCodes } from './recoveryCodes.ts'
import {
  countRecoveryCodes,
  findSecondFactor,
  isDemanded,
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
    isDemanded: await isDemanded(tx),
  }
}

/** Counts an attempt at an account's codes, shared by all calls that check a code. */
export const countCodeTry = (services: Services, request: FastifyRequest, accountId: string) =>
  throttled(services, request, 'second factor', accountId)

/** Runs `act` as one attempt at the member's codes, which is forgotten if it succeeds. */
export async function withTry<T>(
  { inPractice, services, request }: GuardedCall,
  act: (context: MemberContext) => Promise<T>,
) {
  const accountId = await inPractice(({ member }) => Promise.resolve(member.accountId))
  const succeeded = await countCodeTry(services, request, accountId)
  const result = await inPractice(act)
  await succeeded()
  return result
}

/** Throws 400 at the field for a wrong password; attempts are counted together with those at sign-in. */
export async function checkPasswordOf(
  services: Services,
  request: FastifyRequest,
  account: { email: string; password_hash: string },
  password: string,
): Promise<void> {
  const succeeded = await throttled(services, request, 'login MEMBER', account.email)
  if (!(await passwordMatches(account.password_hash, password)))
    refuseProblems([{ field: 'password', message: 'Mot de passe incorrect' }])
  await succeeded()
}

/** Checks the signed-in member's password. */
export async function checkPassword({ inPractice, services, request }: GuardedCall, password: string): Promise<void> {
  const account = await inPractice(({ tx, member }) => findCredentials(tx, member.accountId))
  await checkPasswordOf(services, request, account, password)
}

/** Creates a key for an app. If one is already on, the call needs its code in addition to the password. */
export async function setUp(call: GuardedCall, { password, code }: SetUpInput): Promise<AuthenticatorKey> {
  await checkPassword(call, password)
  return withTry(call, async (context) => {
    await spendCodeIfOn(context, code)
    return beginSetUp(context)
  })
}

export const confirm = (call: GuardedCall, appCode: string): Promise<RecoveryCodes> =>
  withTry(call, (context) => confirmApp(context, appCode, 'appCode'))

export async function renewRecoveryCodes(
  call: GuardedCall,
  { password, code }: PasswordAndCode,
): Promise<RecoveryCodes> {
  await checkPassword(call, password)
  return withTry(call, async (context) => {
    const { tx, member } = context
    await spendCode(context, code)
    const recoveryCodes = newRecoveryCodes()
    await insertRecoveryCodes(tx, member, recoveryCodes)
    await auditMember(context, { act: 'renewRecoveryCodes', entity: 'member', entityId: member.accountId })
    await sendSecondFactorEmail(tx, member.accountId, { change: 'recoveryCodesRenewed' })
    return { recoveryCodes }
  })
}

export async function switchOff(call: GuardedCall, { password, code }: PasswordAndCode): Promise<void> {
  await checkPassword(call, password)
  await withTry(call, async (context) => {
    const { tx, member } = context
    await spendCode(context, code)
    if (await isDemanded(tx)) throw new Refusal(409, errorCode.secondFactorDemanded)
    await deleteSecondFactor(tx, member.accountId)
    await auditMember(context, { act: 'switchOffSecondFactor', entity: 'member', entityId: member.accountId })
    await sendSecondFactorEmail(tx, member.accountId, { change: 'off' })
  })
}
