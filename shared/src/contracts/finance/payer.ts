import { Type, type Static } from 'typebox'
import { KeptSession } from '../agenda/session.ts'
import { Address, Id, Money, Name, Nullable, Text, Version } from '../wire.ts'

/** Who pays for a patient beside themselves: a legal guardian is a person, the others are organisations. */
export const PayerKind = Type.Union([
  Type.Literal('GUARDIAN'),
  Type.Literal('FIRM'),
  Type.Literal('DEPARTMENT'),
  Type.Literal('MUTUAL'),
  Type.Literal('OTHER'),
])
export type PayerKind = Static<typeof PayerKind>

const shareKind = Type.Union([Type.Literal('PERCENT'), Type.Literal('AMOUNT'), Type.Literal('REST')])

/** What of a session somebody pays: an amount in euros excluding VAT, a percentage of its price, or what is left (`value` is 0). */
const OwnShare = Type.Object({ kind: shareKind, value: Money })
export type OwnShare = Static<typeof OwnShare>

/** With whose share it is: the patient's where `payerId` is null. */
const Share = Type.Object({ payerId: Nullable(Id), ...OwnShare.properties })

/** The shares of a session, in their order; what nobody takes is the patient's. */
export const Division = Type.Array(Share, { maxItems: 10 })

const payer = {
  kind: PayerKind,
  name: Name(200),
  address: Address,
  /** '' where there is none. */
  email: Text(254),
  siren: Text(20),
  /** The most that is billed of the sessions of a calendar year, including VAT; null without a limit, as of a guardian. */
  yearlyCeiling: Nullable(Money),
  /** Null where they pay nothing unless a session says so. */
  share: Nullable(OwnShare),
}

/** Without an `id` they are added; one that is not named any more is removed. */
export const PayersInput = Type.Object({
  payers: Type.Array(Type.Object({ id: Type.Optional(Id), ...payer }), { maxItems: 9 }),
  patientShare: Nullable(OwnShare),
  /** That the parts which were not billed to a removed payer become the others'. */
  givesBack: Type.Optional(Type.Boolean()),
})
export type PayersInput = Static<typeof PayersInput>

/** The calendar year whose limits are asked for. */
export const PayersSearch = Type.Object({ year: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2199 })) })

/** A payer with what was billed, or is fixed by another's invoice, in a calendar year, and what is proposed beside it. */
export const Payer = Type.Object({ id: Id, ...payer, year: Type.Integer(), used: Money, planned: Money })
export type Payer = Static<typeof Payer>

export const PatientPayers = Type.Object({
  payers: Type.Array(Payer),
  patientShare: Nullable(OwnShare),
  /** Who was removed and has parts left to bill, which another's invoice fixed. */
  former: Type.Array(Type.Object({ id: Id, kind: PayerKind, name: Type.String() })),
  version: Version,
})
export type PatientPayers = Static<typeof PatientPayers>

/** What somebody pays of a session, excluding VAT, and the invoice it is on. */
export const SessionPart = Type.Object({
  payerId: Nullable(Id),
  name: Type.String(),
  amount: Money,
  billId: Nullable(Id),
  billNumber: Nullable(Type.String()),
})
export type SessionPart = Static<typeof SessionPart>

/** Who pays a session; `division` is null while it follows its patient's. */
export const SessionDivision = Type.Object({
  price: Money,
  /** What the patient leaves at the place beside the price; on no invoice. */
  paidAtPlace: Money,
  division: Nullable(Division),
  parts: Type.Array(SessionPart),
  /** Whom the division may name. */
  payers: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  /** What is asked of payers beyond their limits, and became that of who pays the rest. */
  overCeiling: Money,
  /** The version of the session. */
  version: Type.Integer(),
})
export type SessionDivision = Static<typeof SessionDivision>

/** `kept`: the sessions of the series that follow and stay divided as they were, and why. */
export const SavedDivision = Type.Object({ ...SessionDivision.properties, kept: Type.Array(KeptSession) })
export type SavedDivision = Static<typeof SavedDivision>

export const SessionDivisionInput = Type.Object({ division: Nullable(Division) })
export type SessionDivisionInput = Static<typeof SessionDivisionInput>
