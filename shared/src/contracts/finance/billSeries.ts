import * as Type from 'typebox'
import type { Static } from 'typebox'
import { BillKind } from './bills.ts'
import { Day, Nullable, Text } from '../wire.ts'

/**
 * A series of numbers. `UPCOMING`: its first document is not issued yet; `REPLACED`: another series replaced it
 * before its first document. Reason and member are null for the series of the first document.
 */
const SeriesStart = Type.Object({
  firstNumber: Type.String(),
  begunOn: Day,
  reason: Nullable(Type.String()),
  begunBy: Nullable(Type.String()),
  state: Type.Union([Type.Literal('USED'), Type.Literal('UPCOMING'), Type.Literal('REPLACED')]),
})
export type SeriesStart = Static<typeof SeriesStart>

/** The numbers of a practice's invoices or credit notes; its series, the newest first. */
export const BillSeries = Type.Object({
  kind: BillKind,
  /** Null before the first document. */
  lastNumber: Nullable(Type.String()),
  nextNumber: Type.String(),
  /** The numbers after the next one, issued today. */
  following: Type.Array(Type.String()),
  /**
   * The number after the next one if it is issued next month or next year; empty if its format does not change then.
   */
  later: Type.Array(Type.Object({ day: Day, number: Type.String() })),
  starts: Type.Array(SeriesStart),
})
export type BillSeries = Static<typeof BillSeries>

export const NewSeriesInput = Type.Object({
  kind: BillKind,
  firstNumber: Text(100),
  /** The recorded reason, shown to the members who bill. */
  reason: Text(500),
  /** The next number as the form showed it; if it has changed, the series is refused (E261). */
  replacedNumber: Text(100),
})
export type NewSeriesInput = Static<typeof NewSeriesInput>
