import { call, ifMatch } from 'shared/client'
import type {
  HandoverInput,
  InvitationAcceptance,
  InvitationInput,
  TeamMemberInput,
} from 'shared/contracts/accounts/team'
import type { Member } from 'shared/contracts/accounts/user'

export const readTeam = (signal?: AbortSignal) => call('GET /user/team', { query: {}, signal })
export const readInvitations = (signal?: AbortSignal) => call('GET /user/team/invitations', { signal })
/** Reads how many members the subscription allows; these limits are part of the user's details. */
export const readLimits = async (signal?: AbortSignal) => (await call('GET /user', { signal })).tenant
export const readMember = (id: string) => call('GET /user/team/members/:id', { params: { id } })

export const invite = (body: InvitationInput, idempotencyKey: string) =>
  call('POST /user/team/members', { body, headers: { 'Idempotency-Key': idempotencyKey } })
/** Fails with 412 when the member's rights have changed since `knownMember` was read. */
export const saveMember = (knownMember: Member, body: TeamMemberInput) =>
  call('PUT /user/team/members', { body, headers: ifMatch(knownMember) })

export const resendInvitation = (id: string) => call('POST /user/team/invitations/:id/resend', { params: { id } })
export const withdrawInvitation = (id: string) => call('DELETE /user/team/invitations/:id', { params: { id } })

/** Reads the upcoming sessions and the successors' conflicts without changing anything. */
export const previewHandover = (id: string, body: HandoverInput, signal?: AbortSignal) =>
  call('POST /user/team/members/:id/handover', { params: { id }, query: { dryRun: 'true' }, body, signal })
export const handOver = (id: string, body: HandoverInput) =>
  call('POST /user/team/members/:id/handover', { params: { id }, query: {}, body })

export const readInvitation = (token: string, signal?: AbortSignal) =>
  call('POST /invitation', { body: { token }, signal })
export const acceptInvitation = (body: InvitationAcceptance) => call('POST /invitation/accept', { body })
