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

/** The replacement of each placeholder in the e-mail of an invoice; '' for an empty one. */
export type PlaceholderValues = Record<(typeof emailPlaceholders)[keyof typeof emailPlaceholders], string>

/** 1, 2 or 3 for a dunning e-mail; null for the e-mail that sends an invoice or a credit note. */
export type EmailLevel = 1 | 2 | 3 | null

export interface EmailText {
  subject: string
  text: string
}

const isWord = (word: string): word is keyof typeof emailPlaceholders => Object.hasOwn(emailPlaceholders, word)

const braces = /\{([^{}]*)\}/g

/** Replaces the placeholders of a text; several empty lines in a row become one. */
export const filledText = (template: string, values: PlaceholderValues): string =>
  template
    .replaceAll(braces, (whole, word: string) => (isWord(word) ? values[emailPlaceholders[word]] : whole))
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

const unknownPlaceholders = (template: string): string[] =>
  [...template.matchAll(braces)].flatMap(([whole, word = '']) => (isWord(word) ? [] : [whole]))

function textProblems(field: keyof EmailText, label: string, template: string, most: number): Problem[] {
  if (template.trim() === '') return [required(field, `${label} obligatoire`)]
  if (template.length > most) return [invalid(field, `${most} caractères au plus`)]
  const [unknown] = unknownPlaceholders(template)
  return unknown === undefined ? [] : [invalid(field, `${unknown} n'est pas un mot connu`)]
}

/** The problems of a text: empty, too long, or an unknown placeholder. */
export const emailTextProblems = ({ subject, text }: EmailText): Problem[] => [
  ...textProblems('subject', 'Objet', subject, maxSubjectLength),
  ...textProblems('text', 'Message', text, maxTextLength),
]

const emailText = (subject: string, ...paragraphs: string[]): EmailText => ({
  subject,
  text: ['Bonjour,', ...paragraphs, 'Bien cordialement,\n{cabinet}'].join('\n\n'),
})

const crossed = 'Si votre règlement vient de partir, merci de ne pas tenir compte de ce message.'

const proposed = {
  invoice: emailText(
    'Votre {document} {numéro}',
    "Vous trouverez en pièce jointe votre {document} {numéro} du {date}, d'un montant de {montant}.",
  ),
  1: emailText(
    'Rappel : facture {numéro}',
    "Sauf erreur de notre part, la facture {numéro} du {date}, à régler pour le {échéance}, n'est pas encore soldée : il reste {reste} à payer. Vous la trouverez à nouveau en pièce jointe.",
    crossed,
  ),
  2: emailText(
    'Deuxième rappel : facture {numéro}',
    "Malgré notre premier rappel, {reste} restent à payer sur la facture {numéro} du {date}, échue le {échéance}. Merci de la régler dans les meilleurs délais, ou de nous dire ce qui s'y oppose.",
    '{pénalités}',
    crossed,
  ),
  3: emailText(
    'Dernier rappel avant mise en demeure : facture {numéro}',
    'Nos deux rappels sont restés sans suite : {reste} restent à payer sur la facture {numéro} du {date}, échue le {échéance}. Sans règlement sous huit jours, nous vous adresserons une mise en demeure.',
    '{pénalités}',
    crossed,
  ),
} as const

/** The default text of an e-mail; for a dunning e-mail, by its level (ruling 102). */
export const defaultEmailText = (level: EmailLevel): EmailText => proposed[level ?? 'invoice']
