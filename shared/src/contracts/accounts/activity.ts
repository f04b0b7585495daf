import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Day, Id, Paged } from '../wire.ts'

/** `READ` and `WRITE`: a patient's file was read or changed. `ACT`: an action was recorded in the audit log. */
export const ActivityKind = Type.Union([Type.Literal('READ'), Type.Literal('WRITE'), Type.Literal('ACT')])
export type ActivityKind = Static<typeof ActivityKind>

/** Filters of the list; both days are included and are the practice's. An omitted filter does not restrict the list. */
export const ActivityFilter = Type.Object({
  memberId: Type.Optional(Id),
  kind: Type.Optional(ActivityKind),
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
})
export type ActivityFilter = Static<typeof ActivityFilter>

/**
 * An entry of the activity list. `happenedAt` is an ISO instant, for `READ` and `WRITE` rounded down to the hour.
 * `member` is empty for an automatic action. `act` and `entity` are keys of the audit log; for `READ` and `WRITE` they
 * are '' and 'patient'. `subject` is the name of what the action concerns, or a session's day (dd/mm/yyyy). It is empty
 * if unknown or if the reader may not see it.
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

/** A possible author of an activity: a member or a former member. */
export const ActivityMember = Type.Object({ id: Id, name: Type.String(), hasLeft: Type.Boolean() })
export type ActivityMember = Static<typeof ActivityMember>
