import { createHash } from 'node:crypto'
import { expect } from '@jest/globals'
import { brokenRules } from './pdfLint.ts'
import { pdfText } from './pdfText.ts'

/** Without white space: a line that is broken elsewhere says the same. */
export const solid = (text: string): string => text.replaceAll(/\s/g, '')

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const rawOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

export const pageCountOf = (bytes: Uint8Array): number => [...rawOf(bytes).matchAll(/\/Type \/Page\b/g)].length

const countOf = (raw: string, part: string) => raw.split(part).length - 1

/**
 * What holds for every PDF: A4, tagged, in French, with a title, each font embedded with its characters, each page
 * numbered and marked with `note`, no character without a glyph, of a size that can be sent, and none of the rules of
 * PDF/A and PDF/UA broken that can be seen in its objects.
 */
export async function expectSoundPdf(
  bytes: Uint8Array,
  { title, note }: { title: string; note: string },
): Promise<void> {
  const raw = rawOf(bytes)
  const text = solid(pdfText(bytes))
  const pages = pageCountOf(bytes)
  // Counts and not the bytes, which a failing test would print whole.
  const holds = {
    version: raw.startsWith('%PDF-1.7'),
    a4: countOf(raw, '[0 0 595.28 841.89]') === pages,
    tagged: raw.includes('/Marked true'),
    french: raw.includes('/Lang (fr-FR)'),
    title: Buffer.from(bytes).toString('utf8').includes(`<rdf:li xml:lang="x-default">${title}</rdf:li>`),
    embedded: countOf(raw, '/FontFile2 ') + countOf(raw, '/FontFile3 ') === countOf(raw, '/Type /FontDescriptor'),
    readable: countOf(raw, '/ToUnicode ') === countOf(raw, '/Subtype /Type0') && raw.includes('/Subtype /Type0'),
  }
  expect(Object.entries(holds).filter(([, isHeld]) => !isHeld)).toEqual([])
  for (let page = 1; page <= pages; page++) expect(text).toContain(`Page${page}/${pages}`)
  expect(countOf(text, solid(note))).toBeGreaterThanOrEqual(pages)
  expect(text).not.toMatch(/□|�/)
  expect(bytes.length).toBeLessThan(150_000)
  expect(await brokenRules(bytes)).toEqual([])
}
