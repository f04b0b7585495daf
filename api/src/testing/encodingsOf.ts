import { PdfObjects } from './pdf/PdfObjects.ts'
import { pdfText } from './pdf/pdfText.ts'
import { withoutWhitespace } from './pdf/expectValidPdf.ts'

/**
 * Returns the Base64 of a word at each of the three possible alignments, without the characters that depend on
 * neighbouring bytes.
 */
const base64EncodingsOf = (word: string): string[] =>
  [0, 1, 2].map((offset) => {
    const encoded = Buffer.from('.'.repeat(offset) + word).toString('base64')
    return encoded.slice(offset === 0 ? 0 : 4, encoded.includes('=') ? -4 : undefined)
  })

/** Returns encodings of an ASCII word: plain, UTF-16, both of them in hexadecimal, and the plain word in Base64. */
export function encodingsOf(word: string): string[] {
  const utf16 = Buffer.from(word, 'utf16le').swap16()
  const hex = [Buffer.from(word).toString('hex'), utf16.toString('hex')]
  return [word, utf16.toString('latin1'), ...hex, ...hex.map((form) => form.toUpperCase()), ...base64EncodingsOf(word)]
}

/** Returns all contents of a PDF in which a word may occur: its bytes, its text, and its decompressed streams. */
export async function pdfContentsOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PdfObjects.load(bytes)
  return [
    Buffer.from(bytes).toString('latin1'),
    withoutWhitespace(pdfText(bytes)),
    ...pdf.streams.map((stream) => pdf.contentOf(stream)),
  ]
}
