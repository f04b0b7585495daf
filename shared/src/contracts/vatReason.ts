import * as Type from 'typebox'
import type { Static } from 'typebox'

/** The reason for VAT exemption: below the thresholds (art. 293 B), or as a health profession (art. 261-4-1°). */
export const VatExemption = Type.Union([Type.Literal('FRANCHISE'), Type.Literal('EXONERE_SANTE')])
export type VatExemption = Static<typeof VatExemption>

/**
 * Why a document, or its lines at 0 %, have no VAT. The reason is an exemption, a practice in Guyane or Mayotte, where
 * VAT does not apply (art. 294), or a practice overseas outside the territory of VAT. It may also be a client: a firm
 * established outside the EU (art. 259-1), or a firm of another country of the EU, which owes the VAT itself.
 */
export const VatReason = Type.Union([
  ...VatExemption.anyOf,
  Type.Literal('GUYANE_MAYOTTE'),
  Type.Literal('OUTSIDE_TERRITORY'),
  Type.Literal('EXPORT'),
  Type.Literal('REVERSE_CHARGE'),
])
export type VatReason = Static<typeof VatReason>
