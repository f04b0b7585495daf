import * as Type from 'typebox'
import type { Static } from 'typebox'
import { EmailRefusal, EmailState } from '../emailDelivery.ts'
import { PatientInput } from '../patients/patient.ts'
import { VatReason } from '../vatReason.ts'
import { Day, Email, Id, Money, Nullable, Paged, Percent, Name, Text } from '../wire.ts'

/** The content of a quote. With `patientId` it is for a patient of the practice, and `newPatient` is ignored. */
export const EstimationInput = Type.Object({
  therapistId: Id,
  patientId: Nullable(Id),
  newPatient: Nullable(PatientInput),
  /** Whether a file is created for a new patient when the quote is issued. */
  savePatient: Type.Optional(Type.Boolean()),
  nbHoursToDo: Type.Number({ minimum: 0, maximum: 99_999, multipleOf: 0.01 }),
  /** The price of an hour, in euros excluding VAT. */
  unitaryPrice: Money,
  /** Months. */
  periodOfValidity: Type.Integer({ minimum: 0, maximum: 120 }),
  /** The VAT rate. */
  taxes: Percent,
  /** Printed after the legal mention of a quote without VAT; ignored for a quote with VAT. */
  comments: Text(500),
  /** The reason for the absence of VAT, as on an invoice. */
  vatReason: Type.Optional(Nullable(VatReason)),
  /** Printed on the document unchanged. */
  therapistComments: Text(5_000),
  /** For firms only; the amount does not depend on it. */
  nbParticipants: Type.Integer({ minimum: 1, maximum: 1000 }),
  /** The employee the quote is for, if it is for a single employee. */
  selectedCorporatePatients: Type.Array(Id, { maxItems: 1 }),
})
export type EstimationInput = Static<typeof EstimationInput>

/** The states of a quote. `WITHDRAWN`: accepted online, then revoked by the client within the legal period. */
const estimationStates = ['ISSUED', 'SENT', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'] as const
export const EstimationState = Type.Enum(estimationStates)
export type EstimationState = Static<typeof EstimationState>

/** An invoice created from the quote; `isCredited`: fully credited. */
export const EstimationBill = Type.Object({ id: Id, billNumber: Type.String(), isCredited: Type.Boolean() })
export type EstimationBill = Static<typeof EstimationBill>

/** The patient's id is null if no file was created. */
export const EstimationListItem = Type.Object({
  id: Id,
  estimationNumber: Type.String(),
  createdAt: Type.String(),
  patient: Type.Object({ id: Nullable(Id), name: Type.String() }),
  nbHoursToDo: Type.Number(),
  /** The price of an hour, in euros excluding VAT. */
  unitaryPrice: Money,
  /** The VAT rate. */
  taxes: Percent,
  /** The last day it may be accepted online. */
  validUntil: Day,
  state: EstimationState,
  /** The day it entered that state; for an expired quote, its last day of validity. */
  stateSince: Day,
  /** Oldest first. */
  bills: Type.Array(EstimationBill),
})
export type EstimationListItem = Static<typeof EstimationListItem>
/** `byState`: the quotes of each state that match all filters but the state; a state without quotes is missing. */
export const EstimationPage = Type.Object({
  ...Paged(EstimationListItem).properties,
  byState: Type.Array(
    Type.Object({
      state: EstimationState,
      count: Type.Integer({ minimum: 1 }),
      /** Euros excluding VAT. */
      amount: Money,
    }),
  ),
})
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

/** An event in the life of an issued quote; events are never changed. */
export const EstimationEvent = Type.Object({
  id: Id,
  kind: Type.Enum(['SENT', 'ACCEPTED', 'REFUSED', 'WITHDRAWN']),
  channel: Type.Enum(['MAIL', 'ONLINE', 'PAPER']),
  day: Day,
  /** The instant it was recorded. */
  at: Type.String(),
  /** The member who sent or recorded it; null for the client. */
  memberName: Nullable(Type.String()),
  /** The evidence of an online acceptance: the typed names, the accepted file, the answer on an early start. */
  proof: Nullable(
    Type.Object({
      firstname: Type.String(),
      lastname: Type.String(),
      /** SHA-256 of the accepted PDF, in hexadecimal. */
      sha256: Type.String(),
      /**
       * Whether an individual asked for the sessions to begin before the end of the withdrawal period; null for a firm.
       */
      earlyStart: Nullable(Type.Boolean()),
    }),
  ),
})
export type EstimationEvent = Static<typeof EstimationEvent>

/** An e-mail with the PDF and a link to the page where the quote is accepted; only the newest link works. */
export const EstimationLink = Type.Object({
  id: Id,
  recipient: Type.String(),
  sentAt: Type.String(),
  /** The client's reason for refusing; '' without one. */
  reason: Type.String(),
  /** The typed text; '' for e-mails sent before texts were stored. */
  text: Type.String(),
  /** The delivery state of the e-mail and its instant; null for e-mails sent before delivery was tracked. */
  letterState: Nullable(EmailState),
  letterRefusal: Nullable(EmailRefusal),
  decidedAt: Nullable(Type.String()),
})
export type EstimationLink = Static<typeof EstimationLink>

export const EstimationDetails = Type.Object({
  ...EstimationListItem.properties,
  therapistId: Id,
  practiceName: Type.String(),
  /** Whether the client is a firm, which has no right of withdrawal. */
  forFirm: Type.Boolean(),
  /** Oldest first. */
  events: Type.Array(EstimationEvent),
  /** Newest first. */
  links: Type.Array(EstimationLink),
  /** The patient's address, else that of their representative (ruling 67); '' without one. */
  proposedEmail: Type.String(),
})
export type EstimationDetails = Static<typeof EstimationDetails>

/** An e-mail to the client; it contains the text unchanged. */
export const EstimationMail = Type.Object({ email: Email, text: Text(2_000, 1) })
export type EstimationMail = Static<typeof EstimationMail>

/** The client's decision on paper, on a day between the day of the quote and today. */
export const EstimationDecision = Type.Object({ decision: Type.Enum(['ACCEPTED', 'REFUSED']), day: Day })
export type EstimationDecision = Static<typeof EstimationDecision>

/** The prefilled invoice of a quote. */
export const EstimationBillPrefill = Type.Object({
  id: Id,
  estimationNumber: Type.String(),
  issuedOn: Day,
  /** Null if no file was created. */
  patientId: Nullable(Id),
  patientName: Type.String(),
  therapistId: Id,
  nbHoursToDo: Type.Number(),
  unitaryPrice: Money,
  /** The VAT rate. */
  taxes: Percent,
  state: EstimationState,
  bills: Type.Array(EstimationBill),
})
export type EstimationBillPrefill = Static<typeof EstimationBillPrefill>

/** The secret of the link in an e-mail; it is in the fragment of the link, never in its path. */
export const EstimationToken = Type.Object({ token: Text(200, 1) })

/** A quote as its client sees it through the link in an e-mail. */
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
  /** The VAT rate. */
  taxes: Percent,
  forFirm: Type.Boolean(),
  /** The last day to withdraw; null if withdrawal is not possible. */
  withdrawableUntil: Nullable(Day),
})
export type SharedEstimation = Static<typeof SharedEstimation>

export const EstimationAcceptance = Type.Object({
  ...EstimationToken.properties,
  firstname: Name(),
  lastname: Name(),
  /** « Bon pour accord ». */
  agreed: Type.Boolean(),
  /** Whether an individual asks for the sessions to begin before the end of the withdrawal period. */
  earlyStart: Type.Boolean(),
})
export type EstimationAcceptance = Static<typeof EstimationAcceptance>

export const EstimationRefusal = Type.Object({ ...EstimationToken.properties, reason: Text(1_000) })
export type EstimationRefusal = Static<typeof EstimationRefusal>
