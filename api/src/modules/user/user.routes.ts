import type { Handlers } from '../../handlers.ts'
import { changeOpeningHours, changeProfile, readProfile } from './user.service.ts'
import { listTeam, openingHoursOf } from './user.sql.ts'

export const userHandlers = {
  'GET /user': (call) => readProfile(call),

  'PUT /user': (call) => changeProfile(call, call.body),

  'GET /user/personalize/opening-hours': ({ tx, member }) => openingHoursOf(tx, member.accountId),

  'PUT /user/personalize/opening-hours': (call) => changeOpeningHours(call, call.body),

  'GET /user/team': ({ tx, query }) => listTeam(tx, query.role),
} satisfies Partial<Handlers>
