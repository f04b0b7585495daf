import { describe, expect, it } from '@jest/globals'
import { maxSubjectLength, maxTextLength } from '../../contracts/finance/emailTextLimits.ts'
import {
  fillPlaceholders,
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

describe('the texts of e-mails', () => {
  it.each([
    ['Votre {document} {numéro}', 'Votre facture 2026-0012'],
    ['{reste} sur {montant}, pour le {échéance} ({date})', '94,00 € sur 144,00 €, pour le 12/12/2026 (12/11/2026)'],
    ['{client}, {cabinet}', 'Léa Martin, Les Prés'],
    // An empty value leaves no empty paragraph.
    ['Un\n\n{pénalités}\n\nDeux', 'Un\n\nDeux'],
    ['{inconnu} reste {', '{inconnu} reste {'],
    [' Bonjour\n', 'Bonjour'],
    ['Bonjour \t\nLéa', 'Bonjour\nLéa'],
  ])('are filled: %j becomes %j', (template, expected) => {
    expect(fillPlaceholders(template, values)).toBe(expected)
  })

  it('are filled once: placeholders in a value are not replaced', () => {
    expect(fillPlaceholders('{client}', { ...values, client: '{montant}' })).toBe('{montant}')
  })

  it.each([
    ['empty texts', { subject: '  ', text: '' }, ['subject required', 'text required']],
    ['an unknown placeholder', { subject: 'Facture {numero}', text: 'Bonjour' }, ['subject invalid']],
    ['a text that is too long', { subject: 'Facture', text: 'x'.repeat(maxTextLength + 1) }, ['text invalid']],
    ['known placeholders', { subject: '{numéro}', text: '{reste} {pénalités}' }, []],
    ['the longest texts', { subject: 'x'.repeat(maxSubjectLength), text: 'x'.repeat(maxTextLength) }, []],
  ])('are checked for problems: %s', (_caseName, text, expected) => {
    expect(emailTextProblems(text).map(({ field, kind }) => `${field} ${kind}`)).toEqual(expected)
  })

  it.each([
    ['empty texts', { subject: ' ', text: '' }, ['Objet obligatoire', 'Message obligatoire']],
    [
      'texts that are too long',
      { subject: 'x'.repeat(151), text: 'x'.repeat(3_001) },
      ['150 caractères au plus', '3000 caractères au plus'],
    ],
    ['an unknown placeholder', { subject: 'Facture {numero} {autre}', text: 'x' }, ["{numero} n'est pas un mot connu"]],
  ])('are refused with error messages for %s', (_caseName, text, messages) => {
    expect(emailTextProblems(text).map(({ message }) => message)).toEqual(messages)
  })

  it.each([null, 1, 2, 3] as const)('have no problems and only known placeholders by default, at level %p', (level) => {
    const text = defaultEmailText(level)
    expect(emailTextProblems(text)).toEqual([])
    expect(fillPlaceholders(`${text.subject} ${text.text}`, values)).not.toMatch(/[{}]/)
  })

  it('mention penalties by default in the last two dunning e-mails only', () => {
    const levelsWithPenalties = ([null, 1, 2, 3] as const).filter((level) =>
      defaultEmailText(level).text.includes('{pénalités}'),
    )
    expect(levelsWithPenalties).toEqual([2, 3])
    expect(Object.keys(emailPlaceholders)).toContain('pénalités')
  })
})
