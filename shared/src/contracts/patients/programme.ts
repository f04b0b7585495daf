import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Day, Email, Id, Nullable, Text } from '../wire.ts'

/** The 13 criteria of 'Objectifs thérapeutiques' in a session's evaluation, by their paths. */
export const ObjectiveCriterion = Type.Union([
  Type.Literal('objectifs.moteurs.motriciteFine'),
  Type.Literal('objectifs.moteurs.motriciteGlobale'),
  Type.Literal('objectifs.moteurs.renforcementMusculaire'),
  Type.Literal('objectifs.moteurs.coordinationGestes'),
  Type.Literal('objectifs.cognitifs.stimulationAttention'),
  Type.Literal('objectifs.cognitifs.ameliorationConcentration'),
  Type.Literal('objectifs.cognitifs.stimulationMemoire'),
  Type.Literal('objectifs.cognitifs.developpementLangage'),
  Type.Literal('objectifs.psychoSociaux.reductionAnxiete'),
  Type.Literal('objectifs.psychoSociaux.ameliorationEstimeSoi'),
  Type.Literal('objectifs.psychoSociaux.developpementEmpathie'),
  Type.Literal('objectifs.psychoSociaux.ameliorationInteractionsSociales'),
  Type.Literal('objectifs.psychoSociaux.gestionEmotions'),
])
export type ObjectiveCriterion = Static<typeof ObjectiveCriterion>

/** The level a patient reached in a criterion; a rating N/A says nothing about the level. */
export const CriterionLevel = Type.Union([
  Type.Literal('non-atteint'),
  Type.Literal('partiel'),
  Type.Literal('atteint'),
])
export type CriterionLevel = Static<typeof CriterionLevel>

/** An objective of a programme, and the patient's level at its start; null if unknown. */
export const ProgrammeObjective = Type.Object({ criterion: ObjectiveCriterion, atStart: Nullable(CriterionLevel) })
export type ProgrammeObjective = Static<typeof ProgrammeObjective>

export const ProgrammeUnit = Type.Union([Type.Literal('HOURS'), Type.Literal('SESSIONS')])
export type ProgrammeUnit = Static<typeof ProgrammeUnit>

export const ProgrammeInput = Type.Object({
  unit: ProgrammeUnit,
  /** In minutes if the unit is hours (at most 100,000 hours), else a number of sessions. */
  planned: Type.Integer({ minimum: 1, maximum: 6_000_000 }),
  purpose: Text(20_000),
  objectives: Type.Array(ProgrammeObjective, { maxItems: 13 }),
  startDate: Day,
  /** Later sessions still count, until the programme is closed. */
  plannedEndDate: Nullable(Day),
})
export type ProgrammeInput = Static<typeof ProgrammeInput>

/** A number of sessions, and their total minutes. */
const Amount = Type.Object({ sessions: Type.Integer(), minutes: Type.Integer() })
export type Amount = Static<typeof Amount>

/** The progress of a planned number of hours or sessions, computed by `countHours` of shared/domain. */
export const HoursCounter = Type.Object({
  unit: ProgrammeUnit,
  /** In minutes if the unit is hours, else in sessions, like `left` and `toSchedule`. 0 if nothing is planned. */
  planned: Type.Integer(),
  /** Validated, past sessions that the patient attended. */
  done: Amount,
  /** Sessions and requests that are not over yet, except those with an announced absence. */
  scheduled: Amount,
  /** Validated, past sessions from which the patient was absent. */
  absent: Amount,
  /** Sessions cancelled within the practice's cancellation delay. */
  cancelledLate: Amount,
  /** Sessions on an invoice; omitted if none is. */
  invoiced: Type.Optional(Amount),
  /** The planned amount minus the amount done, at least 0. */
  left: Type.Integer(),
  /** The planned amount that is neither done nor in the agenda, at least 0. */
  toSchedule: Type.Integer(),
})
export type HoursCounter = Static<typeof HoursCounter>

/** The counter of a patient: of the current programme, else of the number of hours in the patient's file. */
export const PatientHours = Type.Object({
  ...HoursCounter.properties,
  /** The days of the programme; null without a current one. */
  programme: Nullable(Type.Object({ startDate: Day, plannedEndDate: Nullable(Day) })),
})
export type PatientHours = Static<typeof PatientHours>

export const Programme = Type.Object({
  id: Id,
  ...ProgrammeInput.properties,
  /** The last counted day; null while the programme is open. */
  endedOn: Nullable(Day),
  counter: HoursCounter,
  version: Type.Integer(),
})
export type Programme = Static<typeof Programme>

export const ProgrammeEnd = Type.Object({ endedOn: Day })

/** `FUNDER` omits medical data: attendance and hours only. */
export const ReportAudience = Type.Union([Type.Literal('FULL'), Type.Literal('FUNDER')])
export type ReportAudience = Static<typeof ReportAudience>

export const ReportInput = Type.Object({
  audience: ReportAudience,
  /** The sessions whose comments are included; empty in a funder's report. */
  sessionIds: Type.Array(Id, { maxItems: 2000, uniqueItems: true }),
  /** The practitioner's conclusion; empty in a funder's report. */
  conclusion: Text(20_000),
})
export type ReportInput = Static<typeof ReportInput>

/** A link that opens one report without an account. */
export const ReportLink = Type.Object({
  id: Id,
  recipient: Type.String(),
  expiresAt: Type.String(),
  revokedAt: Nullable(Type.String()),
  /** The instant it was first opened. */
  openedAt: Nullable(Type.String()),
})
export type ReportLink = Static<typeof ReportLink>

/** An issued report; its PDF no longer changes. */
export const Report = Type.Object({
  id: Id,
  audience: ReportAudience,
  givenAt: Type.String(),
  authorName: Type.String(),
  /** Newest first. */
  links: Type.Array(ReportLink),
})
export type Report = Static<typeof Report>

export const ReportRecipient = Type.Object({ email: Email })
