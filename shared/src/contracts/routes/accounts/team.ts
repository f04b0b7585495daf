import * as Type from 'typebox'
import { Activities, ActivityFilter, ActivityMember } from '../../accounts/activity.ts'
import { errorCode } from '../../errorCodes.ts'
import {
  Handover,
  HandoverInput,
  Invitation,
  InvitationAcceptance,
  InvitationInput,
  InvitationPreview,
  InvitationToken,
  TeamMemberInput,
} from '../../accounts/team.ts'
import { SignInStep } from '../../accounts/secondFactor.ts'
import { Member } from '../../accounts/user.ts'
import { ById, Flag } from '../../wire.ts'
import type { Route } from '../route.ts'

/** Calls about the team require an offer for several members and the privilege of administration. */
const administratorAccess = { auth: 'bearer', privilege: 'ADMINISTRATION', offers: ['PRO', 'ULTIME'] } as const

const linkErrors = [
  errorCode.linkRefused,
  errorCode.invitationUsed,
  errorCode.invitationWithdrawn,
  errorCode.invitationExpired,
] as const

export const teamRoutes = {
  'POST /user/team/members': {
    ...administratorAccess,
    summary:
      'Invite somebody by e-mail; 400 (E102) if the address is in use, 409 (E205) if the subscription has no free seat',
    body: InvitationInput,
    ok: Invitation,
    status: 201,
    errors: [
      errorCode.addressUnconfirmed,
      errorCode.emailQuotaReached,
      errorCode.recipientQuotaReached,
      errorCode.emailTaken,
      errorCode.forbidden,
      errorCode.invalid,
      errorCode.teamFull,
    ],
  },
  'PUT /user/team/members': {
    ...administratorAccess,
    summary:
      "Change a member's role and authorizations, which voids their tokens; 400 (E126) for another address, 409 if no administrator would remain or upcoming sessions would have no therapist, 412 if If-Match has an outdated ETag",
    body: TeamMemberInput,
    ok: Member,
    status: 200,
    errors: [
      errorCode.invalid,
      errorCode.memberEmailFixed,
      errorCode.forbidden,
      errorCode.notFound,
      errorCode.lastAdmin,
      errorCode.memberHasSessions,
      errorCode.teamFull,
      errorCode.changedMeanwhile,
    ],
  },
  'GET /user/team/members/:id': {
    ...administratorAccess,
    summary: 'A member, with an ETag',
    params: ById,
    ok: Member,
    status: 200,
    errors: [errorCode.notFound],
  },
  'DELETE /user/team/members/:id': {
    ...administratorAccess,
    summary: 'Remove a member; 409 for the last administrator, and while they have upcoming sessions',
    params: ById,
    status: 204,
    errors: [errorCode.notFound, errorCode.forbidden, errorCode.lastAdmin, errorCode.memberHasSessions],
  },
  'POST /user/team/members/:id/handover': {
    ...administratorAccess,
    summary:
      "Assign a member's upcoming sessions to others, all or none; 409 with the conflicts. A dry run changes nothing and lists the sessions with their conflicts",
    params: ById,
    query: Type.Object({ dryRun: Type.Optional(Flag) }),
    body: HandoverInput,
    ok: Handover,
    status: 200,
    errors: [
      errorCode.notFound,
      errorCode.invalid,
      errorCode.forbidden,
      errorCode.lastAdmin,
      errorCode.memberHasSessions,
      errorCode.sessionConflict,
      errorCode.changedMeanwhile,
    ],
  },
  'GET /user/team/invitations': {
    ...administratorAccess,
    summary: 'The pending invitations, newest first',
    ok: Type.Array(Invitation),
    status: 200,
    errors: [],
  },
  'POST /user/team/invitations/:id/resend': {
    ...administratorAccess,
    summary: 'Send an invitation again, with a new link: the former one is void',
    params: ById,
    ok: Invitation,
    status: 200,
    errors: [
      errorCode.emailQuotaReached,
      errorCode.recipientQuotaReached,
      errorCode.notFound,
      errorCode.addressUnconfirmed,
    ],
  },
  'DELETE /user/team/invitations/:id': {
    ...administratorAccess,
    summary: 'Withdraw an invitation',
    params: ById,
    status: 204,
    errors: [errorCode.notFound],
  },

  'GET /user/team/activity': {
    ...administratorAccess,
    summary: 'The activity of the members, newest first, fifty on a page',
    query: Type.Object({
      ...ActivityFilter.properties,
      page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    }),
    ok: Activities,
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /user/team/activity/members': {
    ...administratorAccess,
    summary: 'The possible authors of activities: members and former members',
    ok: Type.Array(ActivityMember),
    status: 200,
    errors: [],
  },
  'GET /user/team/activity/file': {
    ...administratorAccess,
    summary: 'The activity of the members as a CSV file with the newest 50,000 entries; the download is recorded',
    query: ActivityFilter,
    file: ['text/csv'],
    status: 200,
    errors: [errorCode.notFound],
  },

  'POST /invitation': {
    summary: 'The practice and the role of an invitation; 404 with the reason for an invalid link',
    auth: 'account',
    body: InvitationToken,
    ok: InvitationPreview,
    status: 200,
    errors: [...linkErrors, errorCode.tooManyTries],
  },
  'POST /invitation/accept': {
    summary: 'Join the practice with a password, once, and sign in; the address must be the invited one',
    auth: 'account',
    body: InvitationAcceptance,
    ok: SignInStep,
    status: 201,
    errors: [...linkErrors, errorCode.emailTaken, errorCode.tooManyTries],
  },
} as const satisfies Record<string, Route>
