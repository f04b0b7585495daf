import { Type, type Static } from 'typebox'
import { ReportSearch } from './dashboard.ts'

/**
 * What the accounts of a practice are drawn from: `receipts` what was received, `vat` what is due of it for each month, `fec`
 * its entries, `e-reporting` what is reported of individuals for each day, `archive` a ZIP of them with the closures and the hashes
 * of what was issued and recorded.
 */
export const Book = Type.Union([
  Type.Literal('receipts'),
  Type.Literal('vat'),
  Type.Literal('fec'),
  Type.Literal('e-reporting'),
  Type.Literal('archive'),
])
export type Book = Static<typeof Book>

/** The header of an archive with its own SHA-256, in hexadecimal. */
export const archiveHashHeader = 'x-archive-sha256'

export const ByBook = Type.Object({ book: Book })

/** `pdf` is of the receipts; the entries are text and an archive is a ZIP whatever is asked for. */
export const BookSearch = Type.Object({
  ...ReportSearch.properties,
  format: Type.Optional(Type.Union([Type.Literal('csv'), Type.Literal('pdf')])),
})
