import { errorCode } from 'shared/contracts/errorCodes'
import { openingHoursProblems } from 'shared/domain/calendar/openingHours'
import type { Handlers } from '../../handlers.ts'
import { Refusal } from '../../refusal.ts'
import { profileOf, saveProfile } from './user.service.ts'
import { openingHoursOf, replaceOpeningHours, teamOf } from './user.sql.ts'

export const userHandlers = {
  'GET /user': ({ tx, member }) => profileOf(tx, member),

  'PUT /user': ({ tx, member, body, services }) => saveProfile(tx, services.geocoder, member, body),

  'GET /user/personalize/opening-hours': ({ tx, member }) => openingHoursOf(tx, member.accountId),

  'PUT /user/personalize/opening-hours': async ({ tx, member, body }) => {
    const problems = openingHoursProblems(body)
    if (problems.length > 0) throw new Refusal(400, errorCode.invalid, { problems })
    await replaceOpeningHours(tx, member.tenantId, member.accountId, body)
    return openingHoursOf(tx, member.accountId)
  },

  'GET /user/team': ({ tx, query }) => teamOf(tx, query.role),
} satisfies Partial<Handlers>
