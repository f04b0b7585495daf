import { Type, type Static } from 'typebox'
import { LetterRefusal, LetterState } from './billLetters.ts'
import { PatientInput } from '../patients/patient.ts'
import { Day, Email, Id, Money, Nullable, Paged, Percent, Name, Text } from '../wire.ts'

/** What a quote is drawn up from. With `patientId` it is for a patient of the practice, and `newPatient` is left aside. */
export const EstimationInput = Type.Object({
  therapistId: Id,
  patientId: Nullable(Id),
  newPatient: Nullable(PatientInput),
  /** Whether a new patient gets a file, once the quote is issued. */
  savePatient: Type.Optional(Type.Boolean()),
  nbHoursToDo: Type.Number({ minimum: 0, maximum: 99_999, multipleOf: 0.01 }),
  /** Euros excluding VAT. */
  unitaryPrice: Money,
  /** Months. */
  periodOfValidity: Type.Integer({ minimum: 0, maximum: 120 }),
  taxes: Percent,
  /** Why there is no VAT; of a quote with VAT it is left aside. */
  comments: Text(500),
  /** Stands on the document as it is. */
  therapistComments: Text(5_000),
  /** For a firm alone. */
  nbParticipants: Type.Integer({ minimum: 1, maximum: 1000 }),
  /** The one employee it is for, where it is for one. */
  selectedCorporatePatients: Type.Array(Id, { maxItems: 1 }),
})
export type EstimationInput = Static<typeof EstimationInput>

/** Where a quote stands. `WITHDRAWN`: it was accepted online, and the client took that back within the legal delay. */
export const estimationStates = ['ISSUED', 'SENT', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'] as const
export const EstimationState = Type.Enum(estimationStates)
export type EstimationState = Static<typeof EstimationState>

/** An invoice that was proposed from the quote; `isCredited`: credit notes have taken all of it back. */
export const EstimationBill = Type.Object({ id: Id, billNumber: Type.String(), isCredited: Type.Boolean() })
export type EstimationBill = Static<typeof EstimationBill>

/** The id of the patient is null where no file was kept. */
export const EstimationListItem = Type.Object({
  id: Id,
  estimationNumber: Type.String(),
  createdAt: Type.String(),
  patient: Type.Object({ id: Nullable(Id), name: Type.String() }),
  nbHoursToDo: Type.Number(),
  unitaryPrice: Money,
  taxes: Percent,
  /** The last day it may be accepted online. */
  validUntil: Day,
  state: EstimationState,
  /** Since when it is in that state. */
  stateSince: Day,
  /** The oldest first. */
  bills: Type.Array(EstimationBill),
})
export type EstimationListItem = Static<typeof EstimationListItem>
export const EstimationPage = Paged(EstimationListItem)
export type EstimationPage = Static<typeof EstimationPage>

export const EstimationSearch = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
  name: Type.Optional(Text(100)),
  state: Type.Optional(EstimationState),
  therapistId: Type.Optional(Id),
})

/** What happened to a quote after it was issued; nothing of it is ever changed. */
export const EstimationEvent = Type.Object({
  id: Id,
  kind: Type.Enum(['SENT', 'ACCEPTED', 'REFUSED', 'WITHDRAWN']),
  channel: Type.Enum(['MAIL', 'ONLINE', 'PAPER']),
  day: Day,
  /** The instant it was recorded. */
  at: Type.String(),
  /** Who sent or noted it; null for the client. */
  memberName: Nullable(Type.String()),
  /** What was typed for an acceptance online and is kept as a proof. */
  proof: Nullable(
    Type.Object({
      firstname: Type.String(),
      lastname: Type.String(),
      /** SHA-256 of the accepted PDF, in hexadecimal. */
      sha256: Type.String(),
      /** Whether an individual asked for the sessions to begin before the end of the withdrawal delay; null of a firm. */
      earlyStart: Nullable(Type.Boolean()),
    }),
  ),
})
export type EstimationEvent = Static<typeof EstimationEvent>

/** A letter with the PDF and a link to the page where the quote is accepted; the newest alone is open. */
export const EstimationLink = Type.Object({
  id: Id,
  recipient: Type.String(),
  sentAt: Type.String(),
  /** What the client gave as a reason to refuse it; '' where nothing was. */
  reason: Type.String(),
  /** What was typed; '' of a letter from before that was kept. */
  text: Type.String(),
  /** What became of the letter, and when; null of one from before that was followed. */
  letterState: Nullable(LetterState),
  letterRefusal: Nullable(LetterRefusal),
  decidedAt: Nullable(Type.String()),
})
export type EstimationLink = Static<typeof EstimationLink>

export const EstimationDetails = Type.Object({
  ...EstimationListItem.properties,
  therapistId: Id,
  practiceName: Type.String(),
  forFirm: Type.Boolean(),
  /** The oldest first. */
  events: Type.Array(EstimationEvent),
  /** The newest first. */
  links: Type.Array(EstimationLink),
  /** The patient's address, else that of who answers for them (ruling 67); '' where there is none. */
  proposedEmail: Type.String(),
})
export type EstimationDetails = Static<typeof EstimationDetails>

/** A letter to the client; the text stands in it as it is. */
export const EstimationMail = Type.Object({ email: Email, text: Text(2_000, 1) })
export type EstimationMail = Static<typeof EstimationMail>

/** What the client decided on paper, on a day from that of the quote to today. */
export const EstimationDecision = Type.Object({ decision: Type.Enum(['ACCEPTED', 'REFUSED']), day: Day })
export type EstimationDecision = Static<typeof EstimationDecision>

/** What an invoice of a quote begins with. */
export const EstimationOrigin = Type.Object({
  id: Id,
  estimationNumber: Type.String(),
  issuedOn: Day,
  /** Null where no file was kept. */
  patientId: Nullable(Id),
  patientName: Type.String(),
  therapistId: Id,
  nbHoursToDo: Type.Number(),
  unitaryPrice: Money,
  taxes: Percent,
  state: EstimationState,
  bills: Type.Array(EstimationBill),
})
export type EstimationOrigin = Static<typeof EstimationOrigin>

/** The secret of the link of a mail; it travels in the fragment of the link, never in its address. */
export const EstimationToken = Type.Object({ token: Text(200, 1) })

/** A quote as its client sees it by the link of a mail. */
export const SharedEstimation = Type.Object({
  estimationNumber: Type.String(),
  practiceName: Type.String(),
  clientName: Type.String(),
  issuedOn: Day,
  validUntil: Day,
  state: EstimationState,
  stateSince: Day,
  nbHoursToDo: Type.Number(),
  unitaryPrice: Money,
  taxes: Percent,
  forFirm: Type.Boolean(),
  /** The last day to withdraw; null where that cannot be done. */
  withdrawableUntil: Nullable(Day),
})
export type SharedEstimation = Static<typeof SharedEstimation>

export const EstimationAcceptance = Type.Object({
  ...EstimationToken.properties,
  firstname: Name(),
  lastname: Name(),
  /** « Bon pour accord ». */
  agreed: Type.Boolean(),
  /** Whether an individual asks for the sessions to begin before the end of the withdrawal delay. */
  earlyStart: Type.Boolean(),
})
export type EstimationAcceptance = Static<typeof EstimationAcceptance>

export const EstimationRefusal = Type.Object({ ...EstimationToken.properties, reason: Text(1_000) })
export type EstimationRefusal = Static<typeof EstimationRefusal>
