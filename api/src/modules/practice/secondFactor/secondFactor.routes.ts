import type { Handlers } from '../../../handlers.ts'
import {
  confirmSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
  switchOffSecondFactor,
} from './ownSecondFactor.service.ts'
import { demandSecondFactor, readTeamSecondFactor, resetSecondFactorOfMember } from './teamSecondFactor.service.ts'

export const secondFactorHandlers = {
  'GET /user/second-factor': (call) => readSecondFactor(call),

  'POST /user/second-factor/setup': (call) => setUpSecondFactor(call, call.body),

  'POST /user/second-factor/confirm': (call) => confirmSecondFactor(call, call.body.appCode),

  'POST /user/second-factor/recovery-codes': (call) => renewRecoveryCodes(call, call.body),

  'POST /user/second-factor/off': (call) => switchOffSecondFactor(call, call.body),

  'GET /user/team/second-factor': (call) => readTeamSecondFactor(call),

  'PUT /user/team/second-factor': (call) => demandSecondFactor(call, call.body.isDemanded),

  'DELETE /user/team/members/:id/second-factor': (call) => resetSecondFactorOfMember(call, call.params.id),
} satisfies Partial<Handlers>
