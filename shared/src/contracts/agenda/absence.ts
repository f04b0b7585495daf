import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Day, EndTime, Id, Text, Time, Version } from '../wire.ts'

/** `2026-11-20T09:30:00+00`: the practice's wall-clock time; the '+00' suffix does not mean UTC (ruling 23). */
const WallClockDateTime = Type.String({ pattern: '^(19|20|21)\\d{2}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d:00\\+00$' })

/** An absence of a member. Only that member can see `label`, the reason. */
export const Vacation = Type.Object({
  id: Id,
  version: Version,
  from: WallClockDateTime,
  to: WallClockDateTime,
  label: Type.String(),
})
export type Vacation = Static<typeof Vacation>

/** The decision on a session during an absence, with the version of the session it was made for. */
export const SessionDecision = Type.Object({
  sessionId: Id,
  version: Type.Integer({ minimum: 1 }),
  act: Type.Union([Type.Literal('KEEP'), Type.Literal('CANCEL'), Type.Literal('MOVE')]),
  /** The day the session moves to. */
  date: Type.Optional(Day),
  startTime: Type.Optional(Time),
  endTime: Type.Optional(EndTime),
})
export type SessionDecision = Static<typeof SessionDecision>

/** Maximum number of decisions in one call. */
export const maxDecisions = 200

/** Sessions without a decision are kept. */
export const VacationInput = Type.Object({
  from: WallClockDateTime,
  to: WallClockDateTime,
  label: Type.Optional(Text(200)),
  sessions: Type.Optional(Type.Array(SessionDecision, { maxItems: maxDecisions })),
})
export type VacationInput = Static<typeof VacationInput>

/**
 * The saved absence, with the numbers of sessions it moved and cancelled. For some seconds, `undoId` undoes all of it.
 */
export const SavedVacation = Type.Object({
  ...Vacation.properties,
  undoId: Id,
  moved: Type.Integer(),
  cancelled: Type.Integer(),
})
export type SavedVacation = Static<typeof SavedVacation>

export const VacationPeriod = Type.Object({ from: WallClockDateTime, to: WallClockDateTime })

/** An upcoming session during an absence. An invoiced session can only be kept. */
export const AffectedSession = Type.Object({
  id: Id,
  version: Type.Integer({ minimum: 1 }),
  date: Day,
  startTime: Time,
  endTime: EndTime,
  title: Type.String(),
  validated: Type.Boolean(),
  billed: Type.Boolean(),
})
export type AffectedSession = Static<typeof AffectedSession>
