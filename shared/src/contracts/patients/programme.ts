import { Type, type Static } from 'typebox'
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

/** Where a patient stands in a criterion; N/A says nothing. */
export const Standing = Type.Union([Type.Literal('non-atteint'), Type.Literal('partiel'), Type.Literal('atteint')])
export type Standing = Static<typeof Standing>

/** What a programme works on, and where the patient stood when it began; null where that is not known. */
export const ProgrammeObjective = Type.Object({ criterion: ObjectiveCriterion, atStart: Nullable(Standing) })
export type ProgrammeObjective = Static<typeof ProgrammeObjective>

export const ProgrammeUnit = Type.Union([Type.Literal('HOURS'), Type.Literal('SESSIONS')])
export type ProgrammeUnit = Static<typeof ProgrammeUnit>

export const ProgrammeInput = Type.Object({
  unit: ProgrammeUnit,
  /** Minutes where the unit is hours, else sessions. */
  planned: Type.Integer({ minimum: 1, maximum: 6_000_000 }),
  purpose: Text(20_000),
  objectives: Type.Array(ProgrammeObjective, { maxItems: 13 }),
  startDate: Day,
  /** When it is meant to end; what is counted does not depend on it. */
  plannedEndDate: Nullable(Day),
})
export type ProgrammeInput = Static<typeof ProgrammeInput>

/** So many sessions, and the minutes they last together. */
const Amount = Type.Object({ sessions: Type.Integer(), minutes: Type.Integer() })
export type Amount = Static<typeof Amount>

/** What of a planned number of hours or sessions is done and left: `countHours` of shared/domain. */
export const HoursCounter = Type.Object({
  unit: ProgrammeUnit,
  /** As `left` and `toSchedule`: minutes where the unit is hours, else sessions. 0 where nothing is planned. */
  planned: Type.Integer(),
  /** Validated, over, and the patient came. */
  done: Amount,
  /** To come, requests included. */
  scheduled: Amount,
  /** Validated and over, but the patient did not come. */
  absent: Amount,
  /** Cancelled when the practice's cancellation delay had begun. */
  cancelledLate: Amount,
  /** On an invoice; left out where none is. */
  invoiced: Type.Optional(Amount),
  /** Planned and not done. */
  left: Type.Integer(),
  /** Planned, neither done nor in the agenda. */
  toSchedule: Type.Integer(),
})
export type HoursCounter = Static<typeof HoursCounter>

/** The counter of a patient: of the programme that runs, else of the number of hours in the patient's file. */
export const PatientHours = Type.Object({
  ...HoursCounter.properties,
  /** The days of the programme; null where none runs. */
  programme: Nullable(Type.Object({ startDate: Day, plannedEndDate: Nullable(Day) })),
})
export type PatientHours = Static<typeof PatientHours>

export const Programme = Type.Object({
  id: Id,
  ...ProgrammeInput.properties,
  /** The last day whose sessions count; null while it runs. */
  endedOn: Nullable(Day),
  counter: HoursCounter,
  version: Type.Integer(),
})
export type Programme = Static<typeof Programme>

export const ProgrammeEnd = Type.Object({ endedOn: Day })

/** `FUNDER` leaves out what is medical: attendance and hours only. */
export const ReportAudience = Type.Union([Type.Literal('FULL'), Type.Literal('FUNDER')])
export type ReportAudience = Static<typeof ReportAudience>

export const ReportInput = Type.Object({
  audience: ReportAudience,
  /** The sessions whose comments are in it; a funder's report has none. */
  sessionIds: Type.Array(Id, { maxItems: 2000, uniqueItems: true }),
  /** The practitioner's; a funder's report has none. */
  conclusion: Text(20_000),
})
export type ReportInput = Static<typeof ReportInput>

/** A link by which one report is read without an account. */
export const ReportLink = Type.Object({
  id: Id,
  recipient: Type.String(),
  expiresAt: Type.String(),
  revokedAt: Nullable(Type.String()),
  /** When it was first opened. */
  openedAt: Nullable(Type.String()),
})
export type ReportLink = Static<typeof ReportLink>

/** A report as it was given; its PDF no longer changes. */
export const Report = Type.Object({
  id: Id,
  audience: ReportAudience,
  givenAt: Type.String(),
  authorName: Type.String(),
  /** The newest first. */
  links: Type.Array(ReportLink),
})
export type Report = Static<typeof Report>

export const ReportRecipient = Type.Object({ email: Email })
