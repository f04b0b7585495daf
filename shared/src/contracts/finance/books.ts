import * as Type from 'typebox'
import type { Static } from 'typebox'
import { ReportSearch } from './dashboard.ts'

/**
 * The accounting exports of a practice: `receipts` (money received), `vat` (VAT due per month), `fec` (accounting
 * entries), `e-reporting` (daily figures for individuals), `archive` (a ZIP of them with the closures and the hashes of
 * issued and recorded data).
 */
export const Book = Type.Union([
  Type.Literal('receipts'),
  Type.Literal('vat'),
  Type.Literal('fec'),
  Type.Literal('e-reporting'),
  Type.Literal('archive'),
])
export type Book = Static<typeof Book>

/** The response header with the SHA-256 of the archive, in hexadecimal. */
export const archiveHashHeader = 'x-archive-sha256'

export const ByBook = Type.Object({ book: Book })

/** `pdf` applies to the receipts; the entries are always text and an archive is always a ZIP. */
export const BookSearch = Type.Object({
  ...ReportSearch.properties,
  format: Type.Optional(Type.Union([Type.Literal('csv'), Type.Literal('pdf')])),
})
