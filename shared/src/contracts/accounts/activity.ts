import { Type, type Static } from 'typebox'
import { Day, Id, Paged } from '../wire.ts'

/** A file was read, a file was written to, or something was done that the register of acts has. */
export const ActivityKind = Type.Union([Type.Literal('READ'), Type.Literal('WRITE'), Type.Literal('ACT')])
export type ActivityKind = Static<typeof ActivityKind>

/** What is listed; days are the practice's, both included. Left out, everything is. */
export const ActivityFilter = Type.Object({
  memberId: Type.Optional(Id),
  kind: Type.Optional(ActivityKind),
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
})
export type ActivityFilter = Static<typeof ActivityFilter>

/**
 * Who did what, and when: an ISO instant, of files the hour it is in. `member` is empty for what happened by itself. `act`
 * and `entity` are those of the register; `subject` is a name where the reader may know it, never what a file holds.
 */
export const Activity = Type.Object({
  id: Type.String(),
  happenedAt: Type.String(),
  member: Type.String(),
  kind: ActivityKind,
  act: Type.String(),
  entity: Type.String(),
  subject: Type.String(),
})
export type Activity = Static<typeof Activity>

export const Activities = Paged(Activity)
export type Activities = Static<typeof Activities>

/** Who can have done something: members, and those who have left. */
export const ActivityMember = Type.Object({ id: Id, name: Type.String(), hasLeft: Type.Boolean() })
export type ActivityMember = Static<typeof ActivityMember>
