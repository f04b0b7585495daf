import { describe, expect, it } from '@jest/globals'
import { noBreakSpaces } from './noBreakSpaces.ts'

describe('noBreakSpaces, for a French text', () => {
  it.each([
    ['before a colon at its end', 'Prochain numéro : ', 'Prochain numéro\u00A0: '],
    ['before a question mark', 'Quitter sans enregistrer ?', 'Quitter sans enregistrer\u00A0?'],
    ['inside quotation marks', 'Ouvrez « Mes informations », puis', 'Ouvrez «\u00A0Mes informations\u00A0», puis'],
    ['before a unit at its start', ' %', '\u00A0%'],
    ['before a unit in brackets', '(TVA 20 %)', '(TVA 20\u00A0%)'],
  ])('replaces the space %s', (_caseName, text, expected) => {
    expect(noBreakSpaces(text)).toBe(expected)
  })

  it.each(['a :hover', '10:30', 'Mon - Ven', 'x ?y=1'])('returns %j unchanged', (text) => {
    expect(noBreakSpaces(text)).toBe(text)
  })
})
