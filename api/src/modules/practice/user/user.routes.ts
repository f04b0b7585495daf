import { etagOf } from '../../../etag.ts'
import type { Handlers } from '../../../handlers.ts'
import { cipherOf } from '../../../memberContext.ts'
import { changeOpeningHours, readOpeningHours } from './openingHours.service.ts'
import { changeProfile, readProfile } from './profile.service.ts'
import { listTeam } from './user.sql.ts'

export const userHandlers = {
  'GET /user': (call) => readProfile(call),

  'GET /user/device-key': async (call) => ({
    key: (await cipherOf(call)).deviceKey(call.member.accountId).toString('base64'),
  }),

  'PUT /user': (call) =>
    changeProfile(call, {
      input: call.body,
      personalBankSettings: call.query.personalBankSettings && call.query.personalBankSettings === 'true',
      ifMatch: call.request.headers['if-match'],
    }),

  'GET /user/personalize/opening-hours': async (call) => {
    const hours = await readOpeningHours(call)
    void call.reply.header('etag', etagOf(hours))
    return hours.intervals
  },

  'PUT /user/personalize/opening-hours': async (call) => {
    const hours = await changeOpeningHours(call, call.body, call.request.headers['if-match'])
    void call.reply.header('etag', etagOf(hours))
    return hours.intervals
  },

  'GET /user/team': ({ tx, query }) => listTeam(tx, query.role),
} satisfies Partial<Handlers>
