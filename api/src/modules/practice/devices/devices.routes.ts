import { deviceName } from 'shared/domain/accounts/deviceName'
import type { Handlers } from '../../../handlers.ts'
import { found } from '../../../refusal.ts'
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

  'DELETE /user/sign-ins': ({ tx, member, request }) =>
    deleteOtherSignIns(tx, member.accountId, request.claims?.signInId ?? null),

  'DELETE /user/sign-ins/:signInId': async ({ tx, member, params }) => {
    found(await deleteSignInOf(tx, member.accountId, params.signInId))
  },
} satisfies Partial<Handlers>
