import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from '../root.mjs'
import { findLongSentences } from './longSentences.ts'

const readDocument = (document: string) => readFileSync(join(root, document), 'utf8')

/** Documents whose sentences and links are checked; `access.md` is not, because it is generated. */
const checkedDocuments = globSync(['{README,CONTRIBUTING}.md', 'docs/{,decisions/,recipes/}*.md'], { cwd: root })
  .filter((path) => path !== 'docs/access.md')
  .toSorted()

/** Returns GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

const extractAnchors = (text: string) =>
  [...text.matchAll(/^#{1,6} (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))

const extractLinks = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

/** Returns whether a link of a document leads to a page or a heading that does not exist. */
function isBroken(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path ? join(dirname(document), path) : document
  if (!existsSync(join(root, target))) return true
  return anchor !== undefined && !extractAnchors(readDocument(target)).includes(anchor)
}

describe('a document', () => {
  it.each(checkedDocuments)('has no sentence over 40 words: %s', (document) => {
    expect(findLongSentences(readDocument(document))).toEqual([])
  })

  it.each(checkedDocuments)('links only to pages and headings that exist: %s', (document) => {
    const links = extractLinks(readDocument(document)).filter((link) => !/^[a-z]+:/.test(link))
    expect(links.filter((link) => isBroken(document, link))).toEqual([])
  })
})

const rulings = readDocument('docs/rulings.md')

const stateLine = /^(Built|Partly built|Not built)\b.*$/m

/** The rulings: each is a heading such as `### 18. No double booking` and the text up to the next heading. */
const sections = rulings.split(/^(?=#{1,3} )/m).flatMap((text) => {
  const [, number, title = ''] = text.match(/^### (\d+)\. (.*)/) ?? []
  return number === undefined ? [] : [{ number: Number(number), title, text: text.trim() }]
})

describe('the rulings', () => {
  it('have distinct numbers', () => {
    const numbers = sections.map(({ number }) => number)
    expect(numbers.length).toBeGreaterThan(100)
    expect(numbers).toEqual([...new Set(numbers)])
  })

  it('have at most 600 characters', () => {
    expect(sections.filter(({ text }) => text.length > 600).map(({ number, text }) => [number, text.length])).toEqual(
      [],
    )
  })

  it('state whether they are built', () => {
    expect(sections.filter(({ text }) => !stateLine.test(text)).map(({ number }) => number)).toEqual([])
  })

  it('name only files that exist, and at least one file when they are built', () => {
    const missingPaths = sections.flatMap(({ number, text }) => {
      const state = text.match(stateLine)?.[0] ?? ''
      const paths = [...state.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
      if (paths.length === 0 && !state.startsWith('Not built')) return [`${number}: no path`]
      return paths.filter((path) => !existsSync(join(root, path))).map((path) => `${number}: ${path}`)
    })
    expect(missingPaths).toEqual([])
  })

  it('are all in the table at the top, which links to each of them', () => {
    const [table = ''] = rulings.split(/^## /m).slice(1)
    const anchors = extractLinks(table).filter((target) => /^#\d/.test(target))
    const byNumber = sections.toSorted((a, b) => a.number - b.number)
    expect(anchors).toEqual(byNumber.map(({ number, title }) => `#${anchorOf(`${number}. ${title}`)}`))
  })
})
