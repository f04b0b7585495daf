import { shortDay } from 'shared/domain/format'
import type { BillContent } from './BillContent.ts'

/** Category of everything that a practice sells (CGI, annexe II, art. 242 nonies A). */
export const operationCategory = 'Prestations de services exclusivement'

/** Returns the title, such as « Facture n° 2026-0042 »; a draft has no number. */
export function titleOf({ kind, number }: Pick<BillContent, 'kind' | 'number'>): string {
  const name = kind === 'INVOICE' ? 'Facture' : 'Avoir'
  return number === null ? name : `${name} n° ${number}`
}

/** Returns « Annule et corrige la facture 2026-0041 du 02/11/2026 » for a credit note; '' for an invoice. */
export const correctionText = ({ corrects }: BillContent): string =>
  corrects ? `Annule et corrige la facture ${corrects.number} du ${shortDay(corrects.issuedOn)}` : ''

/** Returns the period of the services: « du 02/11/2026 au 26/11/2026 », or a single day; '' if no line has a date. */
export function periodText({ lines }: Pick<BillContent, 'lines'>): string {
  const days = lines.flatMap(({ serviceDate }) => serviceDate ?? []).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  return first === last ? shortDay(first) : `du ${shortDay(first)} au ${shortDay(last)}`
}

/**
 * Returns the place that all lines share. Null if no line has a place, or if places differ; each line then shows its
 * own.
 */
export function commonPlace({ lines }: Pick<BillContent, 'lines'>): string | null {
  const places = new Set(lines.map(({ place }) => place))
  return places.size === 1 ? (lines[0]?.place ?? null) : null
}

/** Recovery indemnity of a firm that pays late (art. L. 441-10 and D. 441-5 of the Code de commerce). */
export const recoveryIndemnity =
  'En cas de retard de paiement, une indemnité forfaitaire de 40 € pour frais de recouvrement est due (art. L. 441-10 et D. 441-5 du Code de commerce).'

export const noEarlyDiscount = "Pas d'escompte pour paiement anticipé."

/**
 * Returns the late-payment terms. For a firm they include the recovery indemnity, which a consumer does not owe, and
 * the statement that early payment gives no discount.
 */
export const lateTerms = ({ lateInterest, client }: BillContent): string =>
  [lateInterest.sentence ?? '', ...(client.isFirm ? [recoveryIndemnity, noEarlyDiscount] : [])]
    .filter(Boolean)
    .join('\n')

const debitsOption = "Option pour le paiement de la taxe d'après les débits."

/** Returns the reason of the amounts without VAT, and the note that VAT is due on invoicing; '' if neither applies. */
export function vatText({ exemption, vatOnDebits, lines }: BillContent): string {
  const rates = lines.map(({ priced }) => priced.rate)
  const isTaxed = rates.some((rate) => rate > 0)
  const reason = rates.includes(0) ? (exemption?.text ?? '') : ''
  return [reason && isTaxed ? `Lignes à 0 % : ${reason}` : reason, isTaxed && vatOnDebits ? debitsOption : '']
    .filter(Boolean)
    .join('\n')
}
