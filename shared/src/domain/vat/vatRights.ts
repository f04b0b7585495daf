import type { VatExemption, VatReason } from '../../contracts/vatReason.ts'
import type { Day } from '../calendar/day.ts'
import type { Cents } from '../money/cents.ts'
import { invalid, required, type Problem } from '../problems.ts'
import { citedReasons, vatCategoryOf, vatReasonText } from './vatReasons.ts'
import { ratesInForce, vatPlaceOf } from './vatRates.ts'

/** The fields of the profile that decide whether its documents have VAT; `taxesAmount` in percent. */
export interface VatProfile {
  taxes: boolean
  taxesAmount: number
  vatExemption: VatExemption
  tvaNumber: string
  firm: { address: { zipCode: string } }
}

/** The net amount, in cents, up to which a document with VAT needs no VAT number (CGI, annexe II, art. 242 nonies A). */
const maxNetWithoutVatNumber: Cents = 15_000

/**
 * Returns why the practice may not charge VAT: where it is established VAT does not apply, or it is exempt by
 * art. 293 B. Null if it may (ruling 145).
 */
export function reasonAgainstVat({ taxes, vatExemption, firm }: VatProfile): VatReason | null {
  const place = vatPlaceOf(firm.address.zipCode)
  if (place === 'GUYANE_MAYOTTE' || place === 'OUTSIDE_TERRITORY') return place
  return !taxes && vatExemption === 'FRANCHISE' ? 'FRANCHISE' : null
}

const sentences: Partial<Record<VatReason, string>> = {
  FRANCHISE: 'Votre profil est en franchise de TVA (art. 293 B du CGI) : aucune TVA ne se facture.',
  GUYANE_MAYOTTE: "En Guyane et à Mayotte, la TVA ne s'applique pas (art. 294 du CGI).",
  OUTSIDE_TERRITORY: "La TVA française ne s'applique pas à l'adresse de votre cabinet.",
}

/** Returns the sentence, in French, that says why a practice may not charge VAT; '' if it may. */
export const sentenceAgainstVat = (profile: VatProfile): string => {
  const reason = reasonAgainstVat(profile)
  return reason === null ? '' : (sentences[reason] ?? '')
}

/** Whether the practice's documents have VAT by default. */
export const chargesVat = (profile: VatProfile): boolean => profile.taxes && reasonAgainstVat(profile) === null

/** Returns the VAT rate in percent of what the practice sells by default; 0 without VAT. */
export const vatRateOf = (profile: VatProfile): number => (chargesVat(profile) ? profile.taxesAmount : 0)

/** Returns the rate in percent that a form proposes once VAT applies: that of the profile, otherwise the standard rate. */
export const proposedVatRate = (profile: VatProfile): number =>
  vatRateOf(profile) || (ratesInForce(profile.firm.address.zipCode)[0] ?? 0)

/**
 * Returns the reasons that the practice's documents without VAT may state, the profile's first. A practice that is
 * subject to VAT states neither art. 293 B nor its place.
 */
export function allowedVatReasons(profile: VatProfile): VatReason[] {
  const place = vatPlaceOf(profile.firm.address.zipCode)
  if (place === 'GUYANE_MAYOTTE' || place === 'OUTSIDE_TERRITORY') return [place]
  if (profile.taxes) return ['EXONERE_SANTE', 'EXPORT']
  const other = profile.vatExemption === 'FRANCHISE' ? 'EXONERE_SANTE' : 'FRANCHISE'
  return [profile.vatExemption, other, 'EXPORT']
}

/** Returns the reason that the profile implies; null for a practice that is subject to VAT, which must state one. */
export const defaultVatReason = (profile: VatProfile): VatReason | null => {
  const [first = null] = allowedVatReasons(profile)
  return first !== null && profile.taxes && first === 'EXONERE_SANTE' ? null : first
}

/** The VAT of a quote or an invoice: its rates in percent, its net amount, and what it says about amounts without VAT. */
export interface DocumentVat {
  rates: readonly number[]
  net: Cents
  vatReason?: VatReason | null | undefined
  /** The text of the supplementary box. */
  comment: string
}

const isTaxed = ({ rates }: Pick<DocumentVat, 'rates'>) => rates.some((rate) => rate > 0)

/** Returns the selected reason, otherwise the one that the text cites, otherwise that of the profile; null if none. */
function vatReasonOf(
  { vatReason, comment }: Pick<DocumentVat, 'vatReason' | 'comment'>,
  profile: VatProfile,
): VatReason | null {
  const citedReason = allowedVatReasons(profile).find((reason) => citedReasons(comment).includes(reason))
  return vatReason ?? citedReason ?? defaultVatReason(profile)
}

/** Returns the problem of a document with VAT of a practice that may not charge it. */
export const vatChargeProblems = (field: string, document: DocumentVat, profile: VatProfile): Problem[] => {
  const sentence = sentenceAgainstVat(profile)
  return isTaxed(document) && sentence ? [invalid(field, sentence)] : []
}

export const vatNumberMissing =
  "Au-dessus de 150 € HT, un document avec TVA porte votre numéro de TVA : indiquez-le dans 'Mes informations'."

/** Returns the problem of a document with VAT above 150 € without VAT of a practice that has no VAT number. */
export const vatNumberProblems = (field: string, document: DocumentVat, { tvaNumber }: VatProfile): Problem[] =>
  isTaxed(document) && document.net > maxNetWithoutVatNumber && tvaNumber.trim() === ''
    ? [invalid(field, vatNumberMissing)]
    : []

/**
 * Returns the problems of the reason for the absence of VAT, where a rate is 0 %: none stated, one that the practice may
 * not state, a second one in the text (BR-E-01), or one that excludes amounts with VAT (BR-O-11).
 */
export function vatReasonProblems(field: string, document: DocumentVat, profile: VatProfile): Problem[] {
  if (document.rates.every((rate) => rate > 0)) return []
  const reason = vatReasonOf(document, profile)
  if (reason === null) return [required(field, "Le motif de l'absence de TVA est obligatoire")]
  if (!allowedVatReasons(profile).includes(reason))
    return [invalid(field, "Ce motif n'est pas celui de votre profil : vérifiez votre régime de TVA")]
  if (citedReasons(document.comment).some((cited) => cited !== reason))
    return [invalid(field, "La mention complémentaire cite un autre motif : un document n'en a qu'un")]
  return vatCategoryOf(reason) === 'O' && isTaxed(document)
    ? [invalid(field, 'Avec ce motif, aucune ligne ne porte de TVA : faites deux documents')]
    : []
}

/** Returns the problems of a document's VAT, on the form's fields. */
export const documentVatProblems = (
  fields: { rate: string; reason: string },
  document: DocumentVat,
  profile: VatProfile,
): Problem[] => [
  ...vatChargeProblems(fields.rate, document, profile),
  ...vatNumberProblems(fields.rate, document, profile),
  ...vatReasonProblems(fields.reason, document, profile),
]

/** Returns the reason of a document's amounts without VAT and its printed text; null if every amount has VAT. */
export function statedVatReason(
  document: DocumentVat,
  profile: VatProfile,
  day: Day,
): { reason: VatReason; text: string } | null {
  const reason = document.rates.every((rate) => rate > 0) ? null : vatReasonOf(document, profile)
  return reason && { reason, text: vatReasonText(reason, document.comment, day) }
}
