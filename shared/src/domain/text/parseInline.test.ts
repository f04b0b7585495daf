import { describe, expect, it } from '@jest/globals'
import { parseInline } from './parseInline.ts'

describe('parseInline', () => {
  it.each([
    ['', []],
    ['Vos droits.', [{ kind: 'plain', text: 'Vos droits.' }]],
    [
      'Choisissez **Importer**, puis [Patients](/pros/patients).',
      [
        { kind: 'plain', text: 'Choisissez ' },
        { kind: 'strong', text: 'Importer' },
        { kind: 'plain', text: ', puis ' },
        { kind: 'link', text: 'Patients', path: '/pros/patients' },
        { kind: 'plain', text: '.' },
      ],
    ],
    [
      '**Un****Deux**',
      [
        { kind: 'strong', text: 'Un' },
        { kind: 'strong', text: 'Deux' },
      ],
    ],
    ['Un astérisque * et [des crochets].', [{ kind: 'plain', text: 'Un astérisque * et [des crochets].' }]],
  ])('parses %p', (text, pieces) => {
    expect(parseInline(text)).toEqual(pieces)
  })
})
