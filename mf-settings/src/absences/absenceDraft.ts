import type { AffectedSession, SessionDecision, Vacation, VacationInput } from 'shared/contracts/agenda/absence'
import {
  absenceProblems,
  daysOfSpan,
  parseWireMoment,
  toShownEnd,
  toStoredEnd,
  toWireMoment,
  wholeDays,
} from 'shared/domain/calendar/absence'
import type { AbsenceSpan } from 'shared/domain/calendar/absence'
import type { Day } from 'shared/domain/calendar/day'
import type { Problem } from 'shared/domain/problems'
import { addMinutes, minutesBetween } from 'shared/domain/calendar/time'
import type { Moment } from 'shared/domain/calendar/wallClock'
import type { FieldLabels } from 'shared/ui/form'

/** Decision about a session during the absence; a move has a day and a start time. */
export interface Decision {
  act: SessionDecision['act']
  date: Day | null
  startTime: string | null
}

export interface AbsenceDraft {
  isWholeDays: boolean
  from: Day | null
  fromTime: string | null
  /** Last day, included if the absence covers whole days. */
  to: Day | null
  toTime: string | null
  label: string
  /** By session id; sessions without an entry are kept. */
  decisions: Record<string, Decision>
}

export const newDraft = (day: Day): AbsenceDraft => ({
  isWholeDays: true,
  from: day,
  fromTime: '09:00',
  to: day,
  toTime: '18:00',
  label: '',
  decisions: {},
})

/** Parses a span of the API; null if it is invalid. */
export function spanOf({ from, to }: Pick<Vacation, 'from' | 'to'>): AbsenceSpan | null {
  const ends = { from: parseWireMoment(from), to: parseWireMoment(to) }
  return ends.from && ends.to ? { from: ends.from, to: ends.to } : null
}

export function draftOf(vacation: Vacation): AbsenceDraft {
  const span = spanOf(vacation)
  const days = span && daysOfSpan(span)
  const times = { fromTime: '09:00', toTime: '18:00' }
  const sharedFields = { label: vacation.label, decisions: {} }
  if (days) return { ...sharedFields, ...times, isWholeDays: true, from: days.first, to: days.last }
  return {
    ...sharedFields,
    isWholeDays: false,
    from: span?.from.day ?? null,
    fromTime: span?.from.time ?? null,
    to: span ? toShownEnd(span.to).day : null,
    toTime: span ? toShownEnd(span.to).time : null,
  }
}

const momentAt = (day: Day | null, time: string | null): Moment | null => (day && time ? { day, time } : null)

/** Returns the start and the end of the period; null for a moment that is not filled in. */
function endsOf({ isWholeDays, from, fromTime, to, toTime }: AbsenceDraft): { from: Moment | null; to: Moment | null } {
  const end = momentAt(to, toTime)
  if (!isWholeDays) return { from: momentAt(from, fromTime), to: end && toStoredEnd(end) }
  if (from && to) return wholeDays(from, to)
  return { from: momentAt(from, '00:00'), to: momentAt(to, '00:00') }
}

/** Returns the period of a draft; null if it has problems. */
export function periodOf(draft: AbsenceDraft): Pick<VacationInput, 'from' | 'to'> | null {
  const { from, to } = endsOf(draft)
  return from && to && absenceProblems({ from, to }).length === 0
    ? { from: toWireMoment(from), to: toWireMoment(to) }
    : null
}

/** Returns the problems of moves without a day or a time; only for sessions that the absence still affects. */
const moveProblems = ({ decisions }: AbsenceDraft, affectedSessions: readonly AffectedSession[]): Problem[] =>
  affectedSessions.flatMap(({ id }) => {
    const decision = decisions[id]
    if (decision?.act !== 'MOVE') return []
    return (['date', 'startTime'] as const)
      .filter((field) => !decision[field])
      .map((field) => ({ field: `decisions.${id}.${field}`, kind: 'required' as const, message: 'Obligatoire' }))
  })

export const draftProblems = (draft: AbsenceDraft, affectedSessions: readonly AffectedSession[]): Problem[] => [
  ...absenceProblems(endsOf(draft)),
  ...moveProblems(draft, affectedSessions),
]

function decisionOf(affectedSession: AffectedSession, { act, date, startTime }: Decision): SessionDecision {
  const baseDecision = { sessionId: affectedSession.id, version: affectedSession.version, act }
  if (act !== 'MOVE' || !date || !startTime) return baseDecision
  // A moved session keeps its length.
  return {
    ...baseDecision,
    date,
    startTime,
    endTime: addMinutes(startTime, minutesBetween(affectedSession.startTime, affectedSession.endTime)),
  }
}

/** Returns the request body; only for a draft without problems. */
export function inputOf(draft: AbsenceDraft, affectedSessions: readonly AffectedSession[]): VacationInput {
  const period = periodOf(draft) ?? { from: '', to: '' }
  const sessions = affectedSessions.flatMap((affectedSession) => {
    const decision = draft.decisions[affectedSession.id]
    return decision && decision.act !== 'KEEP' ? [decisionOf(affectedSession, decision)] : []
  })
  return { ...period, label: draft.label.trim(), sessions }
}

/** Labels of the fields on the screen. */
export const absenceLabels: FieldLabels<AbsenceDraft> = {
  isWholeDays: 'Journées entières',
  from: 'Du',
  fromTime: 'De',
  to: 'Au',
  toTime: 'À',
  label: 'Motif',
}
