import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Conflict, Day, Email, EndTime, Id, Name, Nullable, Password, Text, Time } from '../wire.ts'

export const MemberRole = Type.Union([Type.Literal('ASSISTANT'), Type.Literal('THERAPIST'), Type.Literal('ADMIN')])
export type MemberRole = Static<typeof MemberRole>

/** The privileges that can be given to a member; administration comes with the role. */
export const Authorization = Type.Union([
  Type.Literal('AGENDA'),
  Type.Literal('ANIMALS'),
  Type.Literal('CLUBS'),
  Type.Literal('PATIENTS'),
  Type.Literal('ESTIMATION'),
  Type.Literal('BILL'),
])
export type Authorization = Static<typeof Authorization>

/** A person to invite to the team, by default as an assistant. */
export const InvitationInput = Type.Object({
  email: Email,
  role: Type.Optional(MemberRole),
  authorizations: Type.Array(Type.Object({ name: Authorization }), { maxItems: 6 }),
})
export type InvitationInput = Static<typeof InvitationInput>

/**
 * The new role and authorizations of a member; an omitted role is unchanged. `email` must be the member's current
 * address (400 otherwise).
 */
export const TeamMemberInput = Type.Object({ id: Id, ...InvitationInput.properties })
export type TeamMemberInput = Static<typeof TeamMemberInput>

/** A pending invitation. Instants are ISO. */
export const Invitation = Type.Object({
  id: Id,
  email: Email,
  role: MemberRole,
  authorizations: Type.Array(Type.Object({ name: Type.String() })),
  sentAt: Type.String(),
  expiresAt: Type.String(),
  expired: Type.Boolean(),
})
export type Invitation = Static<typeof Invitation>

/** The secret of an invitation's link. */
export const InvitationToken = Type.Object({ token: Text(200, 1) })

/** The practice and the role of an invitation, shown before anything is typed; the invited address is not disclosed. */
export const InvitationPreview = Type.Object({ practiceName: Type.String(), role: MemberRole })
export type InvitationPreview = Static<typeof InvitationPreview>

/** `email` must be the invited address. */
export const InvitationAcceptance = Type.Object({
  token: Text(200, 1),
  email: Email,
  firstname: Name(100, 1),
  lastname: Name(100, 1),
  password: Password,
})
export type InvitationAcceptance = Static<typeof InvitationAcceptance>

/** Assigns a member's upcoming sessions to other therapists. */
export const HandoverInput = Type.Object({
  /**
   * The therapist of the sessions that `others` does not list. Null while nobody is chosen: accepted in a dry run, or
   * if `others` lists all sessions.
   */
  successorId: Nullable(Id),
  /** Sessions with a therapist of their own. */
  others: Type.Array(Type.Object({ sessionId: Id, successorId: Id }), { maxItems: 2_000 }),
  /** Saves despite conflicts in the successors' agendas. */
  force: Type.Boolean(),
  /** Whether the member also leaves the practice. */
  leaves: Type.Boolean(),
})
export type HandoverInput = Static<typeof HandoverInput>

export const SessionToReassign = Type.Object({
  id: Id,
  date: Day,
  startTime: Time,
  endTime: EndTime,
  title: Type.String(),
  validated: Type.Boolean(),
  /** Null while nobody is chosen. */
  successorId: Nullable(Id),
  conflicts: Type.Array(Conflict),
})
export type SessionToReassign = Static<typeof SessionToReassign>

export const Handover = Type.Object({ sessions: Type.Array(SessionToReassign) })
export type Handover = Static<typeof Handover>
