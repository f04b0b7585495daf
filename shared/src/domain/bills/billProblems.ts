import { centsOf } from '../money/cents.ts'
import { mayDiscountGlobally, totalsOf, type DiscountType } from '../money/totals.ts'
import { invalid, required, type Problem } from '../problems.ts'
import { vatRateProblems } from '../vat/vatRates.ts'
import { discountOf, pricedLine, type DetailedLine } from './lines/billLines.ts'
import { billNumberRule, isBillNumber } from './billNumber.ts'

/**
 * The content of an invoice's form, amounts in euros. Simplified mode bills sessions at their prices; detailed mode
 * bills free lines.
 */
export interface BillDraft {
  billNumber: string
  patientId: string | null
  /** The payer to whom the invoice is addressed instead of the patient. */
  payerId?: string | null
  therapistId: string | null
  withTaxes: boolean
  /** The VAT rate of simplified mode, in percent. */
  taxes: number | null
  simplifiedMode: boolean
  /** The ids of the selected sessions. */
  simplifiedBillingContent: readonly string[]
  detailedBillingContent: readonly DetailedLine[]
  discount: number | null
  discountType: DiscountType
}

/** Maximum number of lines of an invoice. */
export const maxLines = 500

/** The message of a line at a price of 0 €, which an electronic invoice cannot have. */
const zeroPriceMessage = 'Un prix de 0 € est refusé : saisissez le prix, avec une remise de 100 %'

const isLineComplete = (line: DetailedLine, withTaxes: boolean): boolean =>
  line.description.trim() !== '' &&
  (line.quantity ?? 0) > 0 &&
  (line.priceWithoutTaxes ?? 0) > 0 &&
  (!withTaxes || line.taxesAmount !== null)

/** Reports a discount that exceeds the amount to which it applies; a discount of 10,000 hundredths is 100 %. */
function discountProblem(field: string, value: number | null, type: DiscountType, amount: number): Problem[] {
  const discount = discountOf(value, type)
  if (!discount) return []
  if (type === 'PERCENT' && discount.value > 10_000) return [invalid(field, 'Remise de 100 % au plus')]
  const exceedsAmount = type === 'EURO' && discount.value > amount
  return exceedsAmount ? [invalid(field, 'La remise dépasse le montant')] : []
}

function lineProblems(line: DetailedLine, index: number, withTaxes: boolean): Problem[] {
  const path = `detailedBillingContent.${index}`
  const [grossLine] = totalsOf([{ ...pricedLine(line, withTaxes), discount: undefined }]).lines
  return [
    ...(withTaxes ? vatRateProblems(`${path}.taxesAmount`, line.taxesAmount ?? 0) : []),
    ...discountProblem(`${path}.discount`, line.discount, line.discountType, grossLine?.gross ?? 0),
  ]
}

function detailedProblems({ detailedBillingContent: lines, withTaxes }: BillDraft): Problem[] {
  const field = 'detailedBillingContent'
  if (lines.length > maxLines) return [invalid(field, `Une facture a ${maxLines} lignes au plus`)]
  const zeroPriceIndexes = lines.flatMap((line, index) => (line.priceWithoutTaxes === 0 ? [index] : []))
  if (zeroPriceIndexes.length > 0)
    return zeroPriceIndexes.map((index) => invalid(`${field}.${index}.priceWithoutTaxes`, zeroPriceMessage))
  if (lines.length === 0 || lines.some((line) => !isLineComplete(line, withTaxes)))
    return [required(field, 'La description, le prix, la tva et la quantité sont obligatoires sur chaque ligne.')]
  return lines.flatMap((line, index) => lineProblems(line, index, withTaxes))
}

/** Returns the problems of the VAT rate in simplified mode, if VAT applies: the rate must be one of the legal rates. */
export function simplifiedVatProblems({ withTaxes, taxes }: Pick<BillDraft, 'withTaxes' | 'taxes'>): Problem[] {
  if (!withTaxes) return []
  if (taxes === null || taxes < 0 || taxes > 100) return [invalid('taxes', 'TVA : de 0 à 100 %')]
  return vatRateProblems('taxes', taxes)
}

function simplifiedProblems(draft: BillDraft): Problem[] {
  const { simplifiedBillingContent } = draft
  const problems: Problem[] = []
  if (simplifiedBillingContent.length === 0)
    problems.push(required('simplifiedBillingContent', 'Au moins une séance doit être sélectionnée.'))
  if (simplifiedBillingContent.length > maxLines)
    problems.push(invalid('simplifiedBillingContent', `Une facture a ${maxLines} lignes au plus`))
  return [...problems, ...simplifiedVatProblems(draft)]
}

/**
 * Returns the problems of a global discount, which requires a single VAT rate and must not exceed the sum of the lines.
 * In simplified mode only the server has that sum, so it is not checked here.
 */
function globalDiscountProblems(draft: BillDraft): Problem[] {
  const { discount, discountType, detailedBillingContent, withTaxes, simplifiedMode } = draft
  if (!discount) return []
  const lines = simplifiedMode ? [] : detailedBillingContent.map((line) => pricedLine(line, withTaxes))
  if (!mayDiscountGlobally(lines))
    return [invalid('discount', 'La remise globale demande un seul taux de TVA sur toutes les lignes')]
  const amount = simplifiedMode ? Number.MAX_SAFE_INTEGER : totalsOf(lines).linesNet
  return discountProblem('discount', discount, discountType, amount)
}

/** Returns the problems of an invoice, or of a draft, which has no number yet. */
export function billProblems(draft: BillDraft, { isDraft = false } = {}): Problem[] {
  const problems: Problem[] = []
  if (draft.patientId === null) problems.push(required('patientId', 'Choisissez un patient'))
  // A payer pays a share of sessions, up to their yearly limit; free lines would bypass it.
  if (!draft.simplifiedMode && draft.payerId)
    problems.push(invalid('payerId', 'Un payeur est facturé par séances : choisissez le mode simplifié'))
  if (draft.therapistId === null) problems.push(required('therapistId', 'Choisissez un praticien'))
  if (!isDraft && !isBillNumber(draft.billNumber.trim())) problems.push(invalid('billNumber', billNumberRule))
  const content = draft.simplifiedMode ? simplifiedProblems(draft) : detailedProblems(draft)
  return [...problems, ...content, ...(content.length === 0 ? globalDiscountProblems(draft) : [])]
}

/** Whether a session at this price, in euros, can be billed: an electronic invoice has no line of 0 €. */
export const isBillable = (price: number): boolean => centsOf(price) > 0
