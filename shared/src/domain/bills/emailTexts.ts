import { maxSubjectLength, maxTextLength } from '../../contracts/finance/emailTextLimits.ts'
import { invalid, required, type Problem } from '../problems.ts'

/** The placeholders of a text, by the French word written between braces. */
export const emailPlaceholders = {
  document: 'document',
  numéro: 'number',
  date: 'issuedOn',
  montant: 'total',
  échéance: 'dueOn',
  reste: 'remaining',
  client: 'client',
  cabinet: 'practice',
  pénalités: 'penalties',
} as const

/** The replacement of each placeholder in an invoice's e-mail; '' if the invoice has no such value. */
export type PlaceholderValues = Record<(typeof emailPlaceholders)[keyof typeof emailPlaceholders], string>

/** 1, 2 or 3 for a dunning e-mail; null for the e-mail that sends an invoice or a credit note. */
export type EmailLevel = 1 | 2 | 3 | null

export interface EmailText {
  subject: string
  text: string
}

const isPlaceholder = (word: string): word is keyof typeof emailPlaceholders => Object.hasOwn(emailPlaceholders, word)

const placeholderPattern = /\{([^{}]*)\}/g

/** Replaces the placeholders of a text with their values; consecutive empty lines become one. */
export const fillPlaceholders = (template: string, values: PlaceholderValues): string =>
  template
    .replaceAll(placeholderPattern, (whole, word: string) =>
      isPlaceholder(word) ? values[emailPlaceholders[word]] : whole,
    )
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

const unknownPlaceholders = (template: string): string[] =>
  [...template.matchAll(placeholderPattern)].flatMap(([whole, word = '']) => (isPlaceholder(word) ? [] : [whole]))

function textProblems(field: keyof EmailText, label: string, template: string, maxLength: number): Problem[] {
  if (template.trim() === '') return [required(field, `${label} obligatoire`)]
  if (template.length > maxLength) return [invalid(field, `${maxLength} caractères au plus`)]
  const [unknownPlaceholder] = unknownPlaceholders(template)
  return unknownPlaceholder === undefined ? [] : [invalid(field, `${unknownPlaceholder} n'est pas un mot connu`)]
}

/** Returns the problems of an e-mail's subject and text: empty, too long, or an unknown placeholder. */
export const emailTextProblems = ({ subject, text }: EmailText): Problem[] => [
  ...textProblems('subject', 'Objet', subject, maxSubjectLength),
  ...textProblems('text', 'Message', text, maxTextLength),
]

const buildEmailText = (subject: string, ...paragraphs: string[]): EmailText => ({
  subject,
  text: ['Bonjour,', ...paragraphs, 'Bien cordialement,\n{cabinet}'].join('\n\n'),
})

const crossedPaymentSentence = 'Si votre règlement vient de partir, merci de ne pas tenir compte de ce message.'

const defaultTexts = {
  invoice: buildEmailText(
    'Votre {document} {numéro}',
    "Vous trouverez en pièce jointe votre {document} {numéro} du {date}, d'un montant de {montant}.",
  ),
  1: buildEmailText(
    'Rappel : facture {numéro}',
    "Sauf erreur de notre part, la facture {numéro} du {date}, à régler pour le {échéance}, n'est pas encore soldée : il reste {reste} à payer. Vous la trouverez à nouveau en pièce jointe.",
    crossedPaymentSentence,
  ),
  2: buildEmailText(
    'Deuxième rappel : facture {numéro}',
    "Malgré notre premier rappel, {reste} restent à payer sur la facture {numéro} du {date}, échue le {échéance}. Merci de la régler dans les meilleurs délais, ou de nous dire ce qui s'y oppose.",
    '{pénalités}',
    crossedPaymentSentence,
  ),
  3: buildEmailText(
    'Dernier rappel avant mise en demeure : facture {numéro}',
    'Nos deux rappels sont restés sans suite : {reste} restent à payer sur la facture {numéro} du {date}, échue le {échéance}. Sans règlement sous huit jours, nous vous adresserons une mise en demeure.',
    '{pénalités}',
    crossedPaymentSentence,
  ),
} as const

/** Returns the default subject and text of an e-mail with an invoice, or of a dunning e-mail (ruling 102). */
export const defaultEmailText = (level: EmailLevel): EmailText => defaultTexts[level ?? 'invoice']
