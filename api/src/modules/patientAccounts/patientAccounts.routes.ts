import { errorCode } from 'shared/contracts/errorCodes'
import { inTransaction } from '../../db.ts'
import type { Handlers } from '../../handlers.ts'
import { mailTokenAccount, spendMailToken } from '../../mailTokens.sql.ts'
import { Refusal } from '../../refusal.ts'
import { throttled } from '../../throttle.ts'
import { accountByCredentials } from '../accounts/signIn.service.ts'
import { confirmAddress } from '../accounts/confirmation.service.ts'
import { openPatientAccount } from './patientAccounts.service.ts'

export const patientAccountHandlers = {
  'POST /public/patients': async ({ body, services, request }) => {
    await throttled(services, request, 'patients', body.email)
    return openPatientAccount(services, body, { knownFileRefused: true })
  },

  'PUT /public/validations/patient': async ({ body, services, request }) => {
    await throttled(services, request, 'validations', body.email)
    return openPatientAccount(services, body, { knownFileRefused: false })
  },

  'POST /public/login': async ({ body, services, request }) => {
    const { id, token_version } = await accountByCredentials(services, request, 'PATIENT', body)
    const token = await services.tokens.access({
      accountId: id,
      kind: 'PATIENT',
      tokenVersion: token_version,
      roles: ['ROLE_PATIENT'],
      privileges: [],
    })
    return { token, patientId: id }
  },

  'POST /public/confirmations': async ({ body, services, request }) => {
    await throttled(services, request, 'confirmations')
    const now = services.now()
    await inTransaction(services.database, async (tx) => {
      const account = await mailTokenAccount(tx, 'CONFIRM', body.token, now)
      if (!account || !(await spendMailToken(tx, 'CONFIRM', body.token, now)))
        throw new Refusal(404, errorCode.linkRefused)
      await confirmAddress(tx, account, now)
    })
    return undefined
  },
} satisfies Partial<Handlers>
