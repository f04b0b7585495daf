import type { VatReason } from '../../contracts/vatReason.ts'
import type { Day } from '../calendar/day.ts'

interface DatedMention {
  /** The first day of issue of the documents with this mention. */
  from: Day
  text: string
}

/** Exempt, outside the scope of VAT, or reverse charge (EN 16931). */
type VatCategory = 'E' | 'O' | 'AE'

interface VatReasonDefinition {
  /** The choice on the screen. */
  label: string
  /** The mentions on documents, from the earliest to the latest (ruling 10). */
  mentions: readonly DatedMention[]
  /** Matches a text that cites the article of this reason. */
  article: RegExp
  /** The category of EN 16931. */
  category: VatCategory
  /** The VATEX code, for the electronic invoice. */
  code: string
}

const always = '0001-01-01'

/**
 * The reasons for the absence of VAT (ruling 145). Since 1 September 2026, art. L. 223-3 of the CIBS replaces
 * art. 293 B of the CGI, which documents may cite until the end of 2027. Art. 294 has no code of its own.
 */
const definitions: Record<VatReason, VatReasonDefinition> = {
  FRANCHISE: {
    label: 'Franchise en base (art. 293 B)',
    mentions: [
      { from: always, text: 'TVA non applicable, art. 293 B du CGI' },
      { from: '2026-09-01', text: 'TVA non applicable, art. 293 B du CGI (art. L. 223-3 du CIBS)' },
      { from: '2028-01-01', text: 'TVA non applicable, art. L. 223-3 du CIBS' },
    ],
    article: /293\s*B|223-3/i,
    category: 'E',
    code: 'VATEX-FR-FRANCHISE',
  },
  EXONERE_SANTE: {
    label: 'Soins exonérés (art. 261-4-1°)',
    mentions: [{ from: always, text: 'Exonération de TVA, art. 261-4-1° du CGI' }],
    article: /261[\s,.-]+4/,
    category: 'E',
    code: 'VATEX-EU-132-1C',
  },
  GUYANE_MAYOTTE: {
    label: 'Guyane ou Mayotte (art. 294)',
    mentions: [{ from: always, text: 'TVA non applicable, art. 294 du CGI' }],
    article: /art(?:icle|\.)?\s*294\b/i,
    category: 'O',
    code: 'VATEX-EU-O',
  },
  OUTSIDE_TERRITORY: {
    label: 'Cabinet hors du territoire de la TVA',
    mentions: [{ from: always, text: 'TVA non applicable, prestataire établi hors du territoire de la TVA' }],
    article: /hors du territoire de la TVA/i,
    category: 'O',
    code: 'VATEX-EU-O',
  },
  EXPORT: {
    label: "Entreprise établie hors de l'Union européenne (art. 259-1)",
    mentions: [{ from: always, text: 'TVA non applicable, art. 259-1 du CGI' }],
    article: /art(?:icle|\.)?\s*259\b/i,
    category: 'O',
    code: 'VATEX-EU-O',
  },
  REVERSE_CHARGE: {
    label: "Entreprise de l'Union européenne (autoliquidation)",
    mentions: [
      { from: always, text: 'Autoliquidation : TVA due par le preneur, art. 196 de la directive 2006/112/CE' },
    ],
    article: /autoliquidation|2006\/112/i,
    category: 'AE',
    code: 'VATEX-EU-AE',
  },
}

const reasonOrder: readonly VatReason[] = [
  'FRANCHISE',
  'EXONERE_SANTE',
  'GUYANE_MAYOTTE',
  'OUTSIDE_TERRITORY',
  'EXPORT',
  'REVERSE_CHARGE',
]

/** Returns the name of the reason on the screen. */
export const vatReasonLabel = (reason: VatReason): string => definitions[reason].label

/** Returns the VATEX code of the reason, for the electronic invoice. */
export const vatexCode = (reason: VatReason): string => definitions[reason].code

/**
 * Returns the category of EN 16931 for amounts without VAT: E (exempt), O (outside the scope of VAT), AE (reverse
 * charge).
 */
export const vatCategoryOf = (reason: VatReason): VatCategory => definitions[reason].category

/** Returns the legal mention of the reason on a document issued on `day`. */
export const vatMention = (reason: VatReason, day: Day): string =>
  definitions[reason].mentions.findLast(({ from }) => from <= day)?.text ?? ''

/** Whether a text is the legal mention of a reason, of any day. */
export const isVatMention = (text: string): boolean =>
  reasonOrder.some((reason) => definitions[reason].mentions.some((mention) => mention.text === text.trim()))

/** Returns the reasons whose article a text cites. */
export const citedReasons = (text: string): VatReason[] =>
  reasonOrder.filter((reason) => definitions[reason].article.test(text))

const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * Returns the text about the absence of VAT on a document issued on `day`: the legal mention, then the additional text
 * of the form (« Mention complémentaire ») on a separate line. An additional text that contains the mention is printed
 * alone, and the mention of another day is replaced.
 */
export function vatReasonText(reason: VatReason, comment: string, day: Day): string {
  const mention = vatMention(reason, day)
  const text = normalize(comment)
  if (text.includes(mention)) return comment.trim()
  const isFormerMention = definitions[reason].mentions.some((former) => former.text === text)
  return text === '' || isFormerMention ? mention : `${mention}\n${comment.trim()}`
}
