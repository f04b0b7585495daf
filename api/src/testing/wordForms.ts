import { PdfObjects } from './pdf/PdfObjects.ts'
import { pdfText } from './pdf/pdfText.ts'
import { solid } from './pdf/soundPdf.ts'

/** Base64 of a word at each of the three places where it may begin, without what depends on its neighbours. */
const base64Forms = (word: string): string[] =>
  [0, 1, 2].map((offset) => {
    const encoded = Buffer.from('.'.repeat(offset) + word).toString('base64')
    return encoded.slice(offset === 0 ? 0 : 4, encoded.includes('=') ? -4 : undefined)
  })

/** How a word of ASCII letters stands in bytes: as it is, in UTF-16, and each of these as hexadecimal, or in base64. */
export function wordForms(word: string): string[] {
  const wide = Buffer.from(word, 'utf16le').swap16()
  const hex = [Buffer.from(word).toString('hex'), wide.toString('hex')]
  return [word, wide.toString('latin1'), ...hex, ...hex.map((form) => form.toUpperCase()), ...base64Forms(word)]
}

/** What a PDF holds, wherever a word may hide: its bytes, its streams unpacked, files inside it, and the text it shows. */
export async function pdfReadings(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PdfObjects.of(bytes)
  return [
    Buffer.from(bytes).toString('latin1'),
    solid(pdfText(bytes)),
    ...pdf.streams.map((stream) => pdf.contentOf(stream)),
  ]
}
