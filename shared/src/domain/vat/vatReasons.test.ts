import { describe, expect, it } from '@jest/globals'
import { citedReasons, vatMention, vatReasonText } from './vatReasons.ts'

describe('the legal mention of a document without VAT', () => {
  it.each([
    ['FRANCHISE', '2026-08-31', 'TVA non applicable, art. 293 B du CGI'],
    ['FRANCHISE', '2026-09-01', 'TVA non applicable, art. 293 B du CGI (art. L. 223-3 du CIBS)'],
    ['FRANCHISE', '2027-12-31', 'TVA non applicable, art. 293 B du CGI (art. L. 223-3 du CIBS)'],
    ['FRANCHISE', '2028-01-01', 'TVA non applicable, art. L. 223-3 du CIBS'],
    ['EXONERE_SANTE', '2028-01-01', 'Exonération de TVA, art. 261-4-1° du CGI'],
    ['GUYANE_MAYOTTE', '2026-11-27', 'TVA non applicable, art. 294 du CGI'],
    ['EXPORT', '2026-11-27', 'TVA non applicable, art. 259-1 du CGI'],
  ] as const)('for %s on %s is « %s »', (reason, day, expected) => {
    expect(vatMention(reason, day)).toBe(expected)
  })
})

describe('the text of a document without VAT', () => {
  const mention = 'TVA non applicable, art. 293 B du CGI (art. L. 223-3 du CIBS)'

  it.each([
    ['the mention alone without a text', '', mention],
    ['the mention once, if the text contains it', `${mention}, merci`, `${mention}, merci`],
    ['the mention of the day instead of a former one', 'TVA non applicable, art. 293 B du CGI', mention],
    [
      'any other text after the mention',
      'Membre d’une association agréée',
      `${mention}\nMembre d’une association agréée`,
    ],
    ['an incomplete mention after the mention', 'Art. 293 B', `${mention}\nArt. 293 B`],
  ])('is %s', (_caseName, comment, expected) => {
    expect(vatReasonText('FRANCHISE', comment, '2026-11-27')).toBe(expected)
  })
})

describe('a text that cites an article', () => {
  it.each([
    ['TVA non applicable, article 293B du CGI', ['FRANCHISE']],
    ['art. L. 223-3 du CIBS', ['FRANCHISE']],
    ['Exonération de TVA, art. 261, 4, 1° du CGI', ['EXONERE_SANTE']],
    ['article 294 du CGI', ['GUYANE_MAYOTTE']],
    ['Art. 293 B et art. 261-4-1°', ['FRANCHISE', 'EXONERE_SANTE']],
    ['Dossier 294, 259 €', []],
  ])('« %s » has the reasons %j', (text, reasons) => {
    expect(citedReasons(text)).toEqual(reasons)
  })
})
