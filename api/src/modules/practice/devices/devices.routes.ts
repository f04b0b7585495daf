import { deviceName } from 'shared/domain/accounts/deviceName'
import type { Handlers } from '../../../handlers.ts'
import { requireFound } from '../../../refusal.ts'
import { forgetDeviceOfSignIn, forgetOtherDevices } from '../knownDevices/knownDevices.service.ts'
import { deleteOtherSignIns, deleteSignInOf, listSignIns } from '../accounts/signIns.sql.ts'

export const deviceHandlers = {
  'GET /user/sign-ins': async ({ tx, member, services, request }) => {
    const rows = await listSignIns(tx, member.accountId, services.now())
    return rows.map(({ id, user_agent, created_at, last_used_at }) => ({
      id,
      device: deviceName(user_agent),
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
      isCurrent: id === request.claims?.signInId,
    }))
  },

  'DELETE /user/sign-ins': async ({ tx, member, request }) => {
    await deleteOtherSignIns(tx, member.accountId, request.claims?.signInId ?? null)
    await forgetOtherDevices(tx, request, member.accountId)
  },

  'DELETE /user/sign-ins/:signInId': async ({ tx, member, params, request }) => {
    await forgetDeviceOfSignIn(tx, request, member.accountId, params.signInId)
    requireFound(await deleteSignInOf(tx, member.accountId, params.signInId))
  },
} satisfies Partial<Handlers>
