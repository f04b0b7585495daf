import { Type, type Static } from 'typebox'

/** The reason for VAT exemption: below the thresholds (art. 293 B), or as a health profession (art. 261-4-1°). */
export const VatExemption = Type.Union([Type.Literal('FRANCHISE'), Type.Literal('EXONERE_SANTE')])
export type VatExemption = Static<typeof VatExemption>

/**
 * Why a document, or its lines at 0 %, have no VAT: an exemption, a practice in Guyane or Mayotte, where VAT does not
 * apply (art. 294), a practice overseas outside the territory of VAT, or a client established abroad (art. 259-1).
 */
export const VatReason = Type.Union([
  ...VatExemption.anyOf,
  Type.Literal('GUYANE_MAYOTTE'),
  Type.Literal('OUTSIDE_TERRITORY'),
  Type.Literal('EXPORT'),
])
export type VatReason = Static<typeof VatReason>
