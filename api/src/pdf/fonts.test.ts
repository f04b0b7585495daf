import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../testing/pdf/pdfText.ts'
import { bytesOf, newSheet } from './document.ts'
import { paragraph } from './text.ts'
import { drawable, runsOf } from './fonts.ts'

const french =
  'ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ àâäæçéèêëîïôöœùûüÿ « citation » ’apostrophe‘ “mots” – — … € ° n° 1\u202F234,50\u00A0€'

const solid = (whole: string) => whole.replaceAll(/\s/g, '')

describe('the fonts of PDF files', () => {
  it.each([
    ['all French characters, with normal spaces for narrow ones', french, french.replaceAll('\u202F', '\u00A0')],
    ['names of other languages', 'Čapek, Łukasz, Ğül, Ştefan', 'Čapek, Łukasz, Ğül, Ştefan'],
    ['a letter without its accent if the typeface lacks the accented one', 'Nguyễn', 'Nguyen'],
    ['a question mark for a missing character', 'Nala 🐴', 'Nala ?'],
    ['nothing for invisible characters', 'Na\u200Bla\u00AD', 'Nala'],
  ])('renders %s', async (_caseName, text, expected) => {
    expect(drawable(text)).toBe(expected)
    const sheet = newSheet({ title: 'Titre', author: 'Auteur' })
    paragraph(sheet, 'P', text)
    paragraph(sheet, 'H1', text, { bold: true })
    const drawn = pdfText(await bytesOf(sheet, '')).replaceAll('\n', '')
    expect(drawn).not.toContain('□')
    expect(solid(drawn)).toContain(solid(expected) + solid(expected))
  })

  it('splits a text into runs when it needs the second font file', () => {
    expect(runsOf('Zoé Čapek')).toEqual([
      { text: 'Zoé ', extended: false },
      { text: 'Č', extended: true },
      { text: 'apek', extended: false },
    ])
  })

  it('keeps titles with XML characters intact in the metadata', async () => {
    const bytes = await bytesOf(newSheet({ title: 'Nala & <Filou>', author: 'A & B' }), '')
    const metadata = Buffer.from(bytes).toString()
    expect(metadata).toContain('Nala &amp; &lt;Filou&gt;</rdf:li>')
  })
})
