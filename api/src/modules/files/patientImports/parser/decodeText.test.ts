import { describe, expect, it } from '@jest/globals'
import { decodeText } from './decodeText.ts'

const utf8 = (text: string) => Buffer.from(text)
const windows1252 = (text: string) => Buffer.from(text.replaceAll('œ', '\u009c').replaceAll('’', '\u0092'), 'latin1')
const macLetters: Record<string, number> = { é: 0x8e, è: 0x8f, ê: 0x90, ë: 0x91, ç: 0x8d, É: 0x83, œ: 0xcf, '’': 0xd5 }
const macRoman = (text: string) => Buffer.from(Array.from(text, (letter) => macLetters[letter] ?? letter.charCodeAt(0)))
const names = 'Nom;Prénom;Ville\r\nLefèvre;Zoë;L’Haÿ\r\n'

describe('decodeText', () => {
  it.each([
    ['UTF-8', utf8('Nœud;Élise'), 'Nœud;Élise'],
    ['windows-1252', windows1252('Prénom\r\nNœud;Élise;LEFÈVRE;d’Aÿ'), 'Prénom\r\nNœud;Élise;LEFÈVRE;d’Aÿ'],
    ['windows-1252 with one letter', windows1252('Nom\nZoé'), 'Nom\nZoé'],
    ['Mac Roman', macRoman('Prénom\rNœud;Élise;François;d’Été'), 'Prénom\rNœud;Élise;François;d’Été'],
    ['Mac Roman with one letter', macRoman('Nom\rZoé'), 'Nom\rZoé'],
    ['UTF-16 little endian without a mark', Buffer.from(names, 'utf16le'), names],
    ['UTF-16 big endian without a mark', Buffer.from(names, 'utf16le').swap16(), names],
  ])('decodes %s', (_encoding, bytes, text) => {
    expect(decodeText(bytes)).toBe(text)
  })

  it('decodes stray windows-1252 bytes in UTF-8 text', () => {
    const bytes = Buffer.concat([utf8('Prénom;Rue\nZoé;Chemin du Pré '), windows1252('« é »'), utf8('\nLéo;Nœud')])
    expect(decodeText(bytes)).toBe('Prénom;Rue\nZoé;Chemin du Pré « é »\nLéo;Nœud')
    expect(decodeText(Buffer.concat([utf8('\ufeffNom\n'), windows1252('Zoé')]))).toBe('\ufeffNom\nZoé')
  })
})
