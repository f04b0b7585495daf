import { createHash } from 'node:crypto'
import { expect } from '@jest/globals'
import { listViolatedRules } from './pdfLint.ts'
import { pdfText } from './pdfText.ts'

/** Removes all white space, so that texts are compared without line breaks. */
export const withoutWhitespace = (text: string): string => text.replaceAll(/\s/g, '')

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const latin1TextOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

export const pageCountOf = (bytes: Uint8Array): number => [...latin1TextOf(bytes).matchAll(/\/Type \/Page\b/g)].length

const countOf = (content: string, text: string) => content.split(text).length - 1

/**
 * Expects the properties of every PDF: A4 pages, tags, French as the language, a title, embedded fonts with character
 * maps, and a glyph for each character. Each page has its number and `note`. The file is below 150 kB and violates no
 * lint rule.
 */
export async function expectValidPdf(
  bytes: Uint8Array,
  { title, note }: { title: string; note: string },
): Promise<void> {
  const raw = latin1TextOf(bytes)
  const text = withoutWhitespace(pdfText(bytes))
  const pages = pageCountOf(bytes)
  // Compares counts and booleans, since a failing test would otherwise print the whole file.
  const checks = {
    version: raw.startsWith('%PDF-1.7'),
    a4: countOf(raw, '[0 0 595.28 841.89]') === pages,
    tagged: raw.includes('/Marked true'),
    french: raw.includes('/Lang (fr-FR)'),
    title: Buffer.from(bytes).toString('utf8').includes(`<rdf:li xml:lang="x-default">${title}</rdf:li>`),
    embedded: countOf(raw, '/FontFile2 ') + countOf(raw, '/FontFile3 ') === countOf(raw, '/Type /FontDescriptor'),
    readable: countOf(raw, '/ToUnicode ') === countOf(raw, '/Subtype /Type0') && raw.includes('/Subtype /Type0'),
  }
  expect(Object.entries(checks).filter(([, isTrue]) => !isTrue)).toEqual([])
  for (let page = 1; page <= pages; page++) expect(text).toContain(`Page${page}/${pages}`)
  expect(countOf(text, withoutWhitespace(note))).toBeGreaterThanOrEqual(pages)
  expect(text).not.toMatch(/□|�/)
  expect(bytes.length).toBeLessThan(150_000)
  expect(await listViolatedRules(bytes)).toEqual([])
}
