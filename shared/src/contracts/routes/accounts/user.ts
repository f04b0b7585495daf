import * as Type from 'typebox'
import { errorCode } from '../../errorCodes.ts'
import type { Route } from '../route.ts'
import { Member, OpeningHours, Profile, ProfileInput } from '../../accounts/user.ts'
import { Flag } from '../../wire.ts'
import { practiceSettingRoutes } from './practiceSettings.ts'

export const userRoutes = {
  'GET /user': { summary: 'My information', auth: 'bearer', ok: Profile, status: 200, errors: [] },
  'GET /user/device-key': {
    summary:
      'The key with which a device encrypts my signatures and recordings that are not sent yet; it never changes',
    auth: 'bearer',
    ok: Type.Object({ key: Type.String() }),
    status: 200,
    errors: [],
  },
  'PUT /user': {
    summary: 'Save my information',
    auth: 'bearer',
    query: Type.Object({ personalBankSettings: Type.Optional(Flag) }),
    body: ProfileInput,
    ok: Profile,
    status: 200,
    errors: [
      errorCode.invalid,
      errorCode.forbidden,
      errorCode.firmMissing,
      errorCode.phoneRefused,
      errorCode.changedMeanwhile,
      errorCode.timeZoneFixed,
    ],
  },
  'GET /user/personalize/opening-hours': {
    summary: 'My opening hours, with an ETag',
    auth: 'bearer',
    ok: OpeningHours,
    status: 200,
    errors: [],
  },
  'PUT /user/personalize/opening-hours': {
    summary: 'Set my opening hours; refused (412) if If-Match has an outdated ETag',
    auth: 'bearer',
    body: OpeningHours,
    ok: OpeningHours,
    status: 200,
    errors: [errorCode.invalid, errorCode.changedMeanwhile],
  },
  ...practiceSettingRoutes,
  'GET /user/team': {
    summary: 'The members of the practice',
    auth: 'bearer',
    query: Type.Object({
      role: Type.Optional(Type.Union([Type.Literal('ROLE_THERAPIST'), Type.Literal('ROLE_ASSISTANT')])),
    }),
    ok: Type.Array(Member),
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Route>
