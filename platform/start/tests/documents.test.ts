import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from '../root.mjs'
import { longSentences } from './longSentences.ts'

const read = (document: string) => readFileSync(join(root, document), 'utf8')

/** Documents whose sentences and links are checked. `access.md` is generated. */
const checkedDocuments = globSync(['{README,CONTRIBUTING}.md', 'docs/{,decisions/,recipes/}*.md'], { cwd: root })
  .filter((path) => path !== 'docs/access.md')
  .toSorted()

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

const anchorsIn = (text: string) => [...text.matchAll(/^#{1,6} (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))

const linksIn = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

/** Whether a link of a document leads to a page or heading that does not exist. */
function isBroken(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path ? join(dirname(document), path) : document
  if (!existsSync(join(root, target))) return true
  return anchor !== undefined && !anchorsIn(read(target)).includes(anchor)
}

describe('a document', () => {
  it.each(checkedDocuments)('has no sentence over 40 words: %s', (document) => {
    expect(longSentences(read(document))).toEqual([])
  })

  it.each(checkedDocuments)('links only to pages and headings that exist: %s', (document) => {
    const links = linksIn(read(document)).filter((link) => !/^[a-z]+:/.test(link))
    expect(links.filter((link) => isBroken(document, link))).toEqual([])
  })
})

const rulings = read('docs/rulings.md')

const built = /^(Built|Partly built|Not built)\b.*$/m

/** A ruling is a heading `### 18. No double booking` and everything up to the next heading. */
const sections = rulings.split(/^(?=#{1,3} )/m).flatMap((text) => {
  const [, number, title = ''] = text.match(/^### (\d+)\. (.*)/) ?? []
  return number === undefined ? [] : [{ number: Number(number), title, text: text.trim() }]
})

describe('the rulings', () => {
  it('have a number each', () => {
    const numbers = sections.map(({ number }) => number)
    expect(numbers.length).toBeGreaterThan(100)
    expect(numbers).toEqual([...new Set(numbers)])
  })

  it('have at most 600 characters', () => {
    expect(sections.filter(({ text }) => text.length > 600).map(({ number, text }) => [number, text.length])).toEqual(
      [],
    )
  })

  it('say whether they are built', () => {
    expect(sections.filter(({ text }) => !built.test(text)).map(({ number }) => number)).toEqual([])
  })

  it('name a file that exists when they are built', () => {
    const missing = sections.flatMap(({ number, text }) => {
      const state = text.match(built)?.[0] ?? ''
      const paths = [...state.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
      if (paths.length === 0 && !state.startsWith('Not built')) return [`${number}: no path`]
      return paths.filter((path) => !existsSync(join(root, path))).map((path) => `${number}: ${path}`)
    })
    expect(missing).toEqual([])
  })

  it('are all in the table at the top, which links to each of them', () => {
    const [head = ''] = rulings.split(/^## /m).slice(1)
    const anchors = linksIn(head).filter((target) => /^#\d/.test(target))
    const byNumber = sections.toSorted((a, b) => a.number - b.number)
    expect(anchors).toEqual(byNumber.map(({ number, title }) => `#${anchorOf(`${number}. ${title}`)}`))
  })
})
