import type { VatExemption, VatReason } from '../../contracts/vatReason.ts'
import type { Day } from '../calendar/day.ts'
import type { Cents } from '../money/cents.ts'
import { invalid, required, type Problem } from '../problems.ts'
import { isClientReason, reasonOfClient, type VatClient } from './clientVat.ts'
import { citedReasons, vatReasonLabel, vatReasonText } from './vatReasons.ts'
import { ratesInForce, vatPlaceOf } from './vatRates.ts'

/** The fields of the profile that decide whether its documents have VAT. */
export interface VatProfile {
  /** Whether the practice charges VAT. */
  taxes: boolean
  /** The VAT rate in percent. */
  taxesAmount: number
  vatExemption: VatExemption
  tvaNumber: string
  firm: { address: { zipCode: string } }
}

/**
 * The net amount, in cents, up to which a document with VAT needs no VAT number (CGI, annexe II, art. 242 nonies A).
 */
const maxNetWithoutVatNumber: Cents = 15_000

/**
 * Returns the reason why the practice may not charge VAT: VAT does not apply at its address, it is exempt by art. 293 B
 * (ruling 145), or the client is a firm abroad (ruling 162). Null if it may.
 */
export function reasonAgainstVat({ taxes, vatExemption, firm }: VatProfile, client?: VatClient): VatReason | null {
  const place = vatPlaceOf(firm.address.zipCode)
  if (place === 'GUYANE_MAYOTTE' || place === 'OUTSIDE_TERRITORY') return place
  return !taxes && vatExemption === 'FRANCHISE' ? 'FRANCHISE' : reasonOfClient(client, firm.address.zipCode)
}

const sentences: Partial<Record<VatReason, string>> = {
  FRANCHISE: 'Votre profil est en franchise de TVA (art. 293 B du CGI) : aucune TVA ne se facture.',
  GUYANE_MAYOTTE: "En Guyane et à Mayotte, la TVA ne s'applique pas (art. 294 du CGI).",
  OUTSIDE_TERRITORY: "La TVA française ne s'applique pas à l'adresse de votre cabinet.",
  REVERSE_CHARGE:
    "Ce client est une entreprise d'un autre pays de l'Union européenne, avec un numéro de TVA : elle y doit la TVA elle-même (autoliquidation).",
  EXPORT:
    "Ce client est une entreprise établie hors de l'Union européenne : la TVA française ne s'applique pas (art. 259-1 du CGI).",
}

/** Explains in French why a practice may not charge this client VAT; '' if it may. */
export const sentenceAgainstVat = (profile: VatProfile, client?: VatClient): string => {
  const reason = reasonAgainstVat(profile, client)
  return reason === null ? '' : (sentences[reason] ?? '')
}

/** Whether the practice's documents for this client have VAT by default. */
export const chargesVat = (profile: VatProfile, client?: VatClient): boolean =>
  profile.taxes && reasonAgainstVat(profile, client) === null

/** Returns the practice's default VAT rate in percent; 0 without VAT. */
export const vatRateOf = (profile: VatProfile): number => (chargesVat(profile) ? profile.taxesAmount : 0)

/**
 * Returns the rate in percent that a form proposes once VAT applies: that of the profile, otherwise the standard rate.
 */
export const proposedVatRate = (profile: VatProfile): number =>
  vatRateOf(profile) || (ratesInForce(profile.firm.address.zipCode)[0] ?? 0)

/**
 * Returns the reasons that the practice's documents without VAT may state, the profile's first. A practice that is
 * subject to VAT does not state art. 293 B, and for a firm abroad it states only the reason of the firm's country.
 */
export function allowedVatReasons(profile: VatProfile, client?: VatClient): VatReason[] {
  const { zipCode } = profile.firm.address
  const place = vatPlaceOf(zipCode)
  if (place === 'GUYANE_MAYOTTE' || place === 'OUTSIDE_TERRITORY') return [place]
  const clientReason = reasonOfClient(client, zipCode)
  if (profile.taxes) return [clientReason ?? 'EXONERE_SANTE']
  const other = profile.vatExemption === 'FRANCHISE' ? 'EXONERE_SANTE' : 'FRANCHISE'
  return [profile.vatExemption, other, ...(clientReason ? [clientReason] : [])]
}

/**
 * Returns the reason that the profile and the client imply; null for a practice that is subject to VAT, which must
 * state one, unless the client is a firm abroad.
 */
export const defaultVatReason = (profile: VatProfile, client?: VatClient): VatReason | null => {
  const [first = null] = allowedVatReasons(profile, client)
  return first !== null && profile.taxes && first === 'EXONERE_SANTE' ? null : first
}

/** The VAT of a quote or an invoice: its rates in percent, its net amount, and the reason for amounts without VAT. */
export interface DocumentVat {
  rates: readonly number[]
  net: Cents
  vatReason?: VatReason | null | undefined
  /** The additional text of the form (« Mention complémentaire »). */
  comment: string
  /** The client; one in France if omitted. */
  client?: VatClient | undefined
}

const isTaxed = ({ rates }: Pick<DocumentVat, 'rates'>) => rates.some((rate) => rate > 0)

/** Returns the selected reason, otherwise the one that the text cites, otherwise that of the profile; null if none. */
function vatReasonOf(
  { vatReason, comment, client }: Pick<DocumentVat, 'vatReason' | 'comment' | 'client'>,
  profile: VatProfile,
): VatReason | null {
  const citedReason = allowedVatReasons(profile, client).find((reason) => citedReasons(comment).includes(reason))
  return vatReason ?? citedReason ?? defaultVatReason(profile, client)
}

/** Returns the problem of a document with VAT that the practice may not charge, or not this client. */
export const vatChargeProblems = (field: string, document: DocumentVat, profile: VatProfile): Problem[] => {
  const sentence = sentenceAgainstVat(profile, document.client)
  return isTaxed(document) && sentence ? [invalid(field, sentence)] : []
}

export const vatNumberMissing =
  "Au-dessus de 150 € HT, un document avec TVA porte votre numéro de TVA : indiquez-le dans 'Mes informations'."

const vatNumberMissingForReverseCharge =
  "Une facture en autoliquidation porte votre numéro de TVA : indiquez-le dans 'Mes informations'."

/**
 * Returns the problem of a practice without a VAT number, which must be on a taxed document above 150 € excluding VAT,
 * and on a document whose VAT the client owes (BR-AE-02).
 */
export function vatNumberProblems(field: string, document: DocumentVat, profile: VatProfile): Problem[] {
  if (profile.tvaNumber.trim() !== '') return []
  if (isTaxed(document)) return document.net > maxNetWithoutVatNumber ? [invalid(field, vatNumberMissing)] : []
  return document.rates.length > 0 && vatReasonOf(document, profile) === 'REVERSE_CHARGE'
    ? [invalid(field, vatNumberMissingForReverseCharge)]
    : []
}

/**
 * Returns the problem of a reason that contradicts the client's country: the reason of a firm abroad for another
 * client, or another reason for a firm abroad, if the practice is subject to VAT (ruling 162).
 */
export function clientReasonProblems(field: string, document: DocumentVat, profile: VatProfile): Problem[] {
  if (document.rates.every((rate) => rate > 0)) return []
  const stated = vatReasonOf(document, profile)
  const expected = reasonOfClient(document.client, profile.firm.address.zipCode)
  if (stated === expected) return []
  if (isClientReason(stated))
    return [invalid(field, "Ce motif vaut pour une entreprise établie à l'étranger : vérifiez le pays du client")]
  return expected && profile.taxes ? [invalid(field, `Pour ce client, le motif est : ${vatReasonLabel(expected)}`)] : []
}

/**
 * Returns the problems of the reason for the absence of VAT, where a rate is 0 %: none stated, one that the practice
 * may not state, or a second one in the text (BR-E-01). `vatChargeProblems` already ensures that a document with a
 * reason that excludes all VAT has no amount with VAT (BR-O-11, BR-AE-01).
 */
export function vatReasonProblems(field: string, document: DocumentVat, profile: VatProfile): Problem[] {
  if (document.rates.every((rate) => rate > 0)) return []
  const reason = vatReasonOf(document, profile)
  if (reason === null) return [required(field, "Le motif de l'absence de TVA est obligatoire")]
  if (!allowedVatReasons(profile, document.client).includes(reason))
    return [invalid(field, "Ce motif n'est pas celui de votre profil : vérifiez votre régime de TVA")]
  if (citedReasons(document.comment).some((cited) => cited !== reason))
    return [invalid(field, "La mention complémentaire cite un autre motif : un document n'en a qu'un")]
  return []
}

/** Returns the problems of a document's VAT, on the form's fields. */
export const documentVatProblems = (
  fields: { rate: string; reason: string },
  document: DocumentVat,
  profile: VatProfile,
): Problem[] => [
  ...vatChargeProblems(fields.rate, document, profile),
  ...vatNumberProblems(fields.rate, document, profile),
  // A reason that contradicts the client's country is often one that the practice may not state, either.
  ...[
    ...clientReasonProblems(fields.reason, document, profile),
    ...vatReasonProblems(fields.reason, document, profile),
  ].slice(0, 1),
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
