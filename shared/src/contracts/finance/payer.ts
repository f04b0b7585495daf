import * as Type from 'typebox'
import type { Static } from 'typebox'
import { KeptSession } from '../agenda/session.ts'
import { ClientAddress, Id, Money, Name, Nullable, Text, Version } from '../wire.ts'

/** A payer other than the patient: a legal guardian is a person, the others are organisations. */
export const PayerKind = Type.Union([
  Type.Literal('GUARDIAN'),
  Type.Literal('FIRM'),
  Type.Literal('DEPARTMENT'),
  Type.Literal('MUTUAL'),
  Type.Literal('OTHER'),
])
export type PayerKind = Static<typeof PayerKind>

const shareKind = Type.Union([Type.Literal('PERCENT'), Type.Literal('AMOUNT'), Type.Literal('REST')])

/**
 * How much of a session its payer pays: an amount in euros excluding VAT, a percentage of its price, or the rest
 * (`value` is 0).
 */
const ShareRule = Type.Object({ kind: shareKind, value: Money })
export type ShareRule = Static<typeof ShareRule>

/** A share with its payer; the patient's if `payerId` is null. */
const Share = Type.Object({ payerId: Nullable(Id), ...ShareRule.properties })

/** The shares of a session, in order; the unassigned rest is the patient's. */
const Division = Type.Array(Share, { maxItems: 10 })

const payer = {
  kind: PayerKind,
  name: Name(200),
  address: ClientAddress,
  /** '' without an address. */
  email: Text(254),
  siren: Text(20),
  /** Printed on the payer's invoices; '' or omitted if unknown. */
  vatNumber: Type.Optional(Text(30)),
  /**
   * The maximum billed for the sessions of a calendar year, including VAT; null without a limit, always null for a
   * guardian.
   */
  yearlyCeiling: Nullable(Money),
  /** Null if the payer pays only for sessions whose division names them. */
  share: Nullable(ShareRule),
}

/** A payer without an `id` is added; an omitted payer is removed. */
export const PayersInput = Type.Object({
  payers: Type.Array(Type.Object({ id: Type.Optional(Id), ...payer }), { maxItems: 9 }),
  patientShare: Nullable(ShareRule),
  /**
   * Permits the removal of payers with unbilled parts, which is refused (409) otherwise. The remaining shares divide
   * their sessions; a part that another payer's invoice fixed stays theirs.
   */
  givesBack: Type.Optional(Type.Boolean()),
})
export type PayersInput = Static<typeof PayersInput>

/** The calendar year of the requested amounts `used` and `planned`; by default the current one. */
export const PayersSearch = Type.Object({ year: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2199 })) })

/**
 * A payer with the sums of their parts of the sessions of a calendar year, including VAT. `used`: parts that are
 * billed, or fixed by another payer's invoice. `planned`: parts of the sessions without an invoice, before the yearly
 * ceiling.
 */
export const Payer = Type.Object({ id: Id, ...payer, year: Type.Integer(), used: Money, planned: Money })
export type Payer = Static<typeof Payer>

export const PatientPayers = Type.Object({
  payers: Type.Array(Payer),
  patientShare: Nullable(ShareRule),
  /** Removed payers with unbilled parts that another payer's invoice fixed. */
  former: Type.Array(
    Type.Object({
      id: Id,
      kind: PayerKind,
      name: Type.String(),
      address: ClientAddress,
      vatNumber: Type.Optional(Type.String()),
    }),
  ),
  version: Version,
})
export type PatientPayers = Static<typeof PatientPayers>

/** A payer's part of a session, excluding VAT, and the invoice it is on. */
const SessionPart = Type.Object({
  payerId: Nullable(Id),
  name: Type.String(),
  amount: Money,
  billId: Nullable(Id),
  billNumber: Nullable(Type.String()),
})
type SessionPart = Static<typeof SessionPart>

/** The payers of a session; `division` is null while the session follows the patient's division. */
export const SessionDivision = Type.Object({
  price: Money,
  /** The amount the patient pays at the club in addition to the price; not on any invoice. */
  paidAtPlace: Money,
  division: Nullable(Division),
  parts: Type.Array(SessionPart),
  /** The payers the division may name. */
  payers: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  /** The amount excluding VAT by which yearly ceilings reduce the payers' parts; whoever pays the rest pays it. */
  overCeiling: Money,
  /** The version of the session. */
  version: Type.Integer(),
})
export type SessionDivision = Static<typeof SessionDivision>

/** `kept`: the following sessions of the series whose division did not change, with the reason. */
export const SavedDivision = Type.Object({ ...SessionDivision.properties, kept: Type.Array(KeptSession) })
export type SavedDivision = Static<typeof SavedDivision>

export const SessionDivisionInput = Type.Object({ division: Nullable(Division) })
export type SessionDivisionInput = Static<typeof SessionDivisionInput>
