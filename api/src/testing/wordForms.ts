import { PdfObjects } from './pdf/PdfObjects.ts'
import { pdfText } from './pdf/pdfText.ts'
import { withoutWhitespace } from './pdf/soundPdf.ts'

/**
 * Base64 of a word at each of its three possible alignments, without the characters that depend on neighbouring bytes.
 */
const base64Forms = (word: string): string[] =>
  [0, 1, 2].map((offset) => {
    const encoded = Buffer.from('.'.repeat(offset) + word).toString('base64')
    return encoded.slice(offset === 0 ? 0 : 4, encoded.includes('=') ? -4 : undefined)
  })

/** Encodings of an ASCII word in bytes: plain, UTF-16, and each of these in hexadecimal or base64. */
export function wordForms(word: string): string[] {
  const wide = Buffer.from(word, 'utf16le').swap16()
  const hex = [Buffer.from(word).toString('hex'), wide.toString('hex')]
  return [word, wide.toString('latin1'), ...hex, ...hex.map((form) => form.toUpperCase()), ...base64Forms(word)]
}

/** Contents of a PDF in which a word may occur: its bytes, decompressed streams, embedded files, and its text. */
export async function pdfReadings(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PdfObjects.of(bytes)
  return [
    Buffer.from(bytes).toString('latin1'),
    withoutWhitespace(pdfText(bytes)),
    ...pdf.streams.map((stream) => pdf.contentOf(stream)),
  ]
}
