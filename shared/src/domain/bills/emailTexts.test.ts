import { describe, expect, it } from '@jest/globals'
import { maxSubjectLength, maxTextLength } from '../../contracts/finance/emailTextLimits.ts'
import {
  filledText,
  emailTextProblems,
  emailPlaceholders,
  defaultEmailText,
  type PlaceholderValues,
} from './emailTexts.ts'

const values: PlaceholderValues = {
  document: 'facture',
  number: '2026-0012',
  issuedOn: '12/11/2026',
  total: '144,00 €',
  dueOn: '12/12/2026',
  remaining: '94,00 €',
  client: 'Léa Martin',
  practice: 'Les Prés',
  penalties: '',
}

describe('the text of an e-mail', () => {
  it.each([
    ['Votre {document} {numéro}', 'Votre facture 2026-0012'],
    ['{reste} sur {montant}, pour le {échéance} ({date})', '94,00 € sur 144,00 €, pour le 12/12/2026 (12/11/2026)'],
    ['{client}, {cabinet}', 'Léa Martin, Les Prés'],
    // An empty value leaves no gap.
    ['Un\n\n{pénalités}\n\nDeux', 'Un\n\nDeux'],
    ['{inconnu} reste {', '{inconnu} reste {'],
    [' Bonjour\n', 'Bonjour'],
    ['Bonjour \t\nLéa', 'Bonjour\nLéa'],
  ])('%j becomes %j', (template, expected) => {
    expect(filledText(template, values)).toBe(expected)
  })

  it('is replaced once: braces inside a name are not placeholders', () => {
    expect(filledText('{client}', { ...values, client: '{montant}' })).toBe('{montant}')
  })

  it.each([
    ['nothing', { subject: '  ', text: '' }, ['subject required', 'text required']],
    ['an unknown word', { subject: 'Facture {numero}', text: 'Bonjour' }, ['subject invalid']],
    ['a text that is too long', { subject: 'Facture', text: 'x'.repeat(maxTextLength + 1) }, ['text invalid']],
    ['words that are known', { subject: '{numéro}', text: '{reste} {pénalités}' }, []],
    ['the longest texts', { subject: 'x'.repeat(maxSubjectLength), text: 'x'.repeat(maxTextLength) }, []],
  ])('is refused for %s, or taken', (_what, text, expected) => {
    expect(emailTextProblems(text).map(({ field, kind }) => `${field} ${kind}`)).toEqual(expected)
  })

  it.each([
    ['nothing', { subject: ' ', text: '' }, ['Objet obligatoire', 'Message obligatoire']],
    [
      'texts that are too long',
      { subject: 'x'.repeat(151), text: 'x'.repeat(3_001) },
      ['150 caractères au plus', '3000 caractères au plus'],
    ],
    ['an unknown word', { subject: 'Facture {numero} {autre}', text: 'x' }, ["{numero} n'est pas un mot connu"]],
  ])('is refused in these words for %s', (_what, text, messages) => {
    expect(emailTextProblems(text).map(({ message }) => message)).toEqual(messages)
  })

  it.each([null, 1, 2, 3] as const)('that is proposed for level %p is taken, and fills whole', (level) => {
    const text = defaultEmailText(level)
    expect(emailTextProblems(text)).toEqual([])
    expect(filledText(`${text.subject} ${text.text}`, values)).not.toMatch(/[{}]/)
  })

  it('mentions penalties in the last two dunning e-mails only', () => {
    const speaks = ([null, 1, 2, 3] as const).filter((level) => defaultEmailText(level).text.includes('{pénalités}'))
    expect(speaks).toEqual([2, 3])
    expect(Object.keys(emailPlaceholders)).toContain('pénalités')
  })
})
