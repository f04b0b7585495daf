import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.mjs'
import { longSentences } from './longSentences.ts'

const read = (document: string) => readFileSync(join(root, document), 'utf8')

/** The decision pages that were written before sentences had a limit. */
const lastUncheckedDecision = 32

const checkedDecisions = globSync('docs/decisions/*.md', { cwd: root }).filter(
  (path) => Number(path.match(/\/(\d+)-[^/]*$/)?.[1]) > lastUncheckedDecision,
)

/** No sentence of these has more than 40 words. */
const documentsOfShortSentences = ['docs/rulings.md', ...checkedDecisions.sort()]

describe('a document', () => {
  it.each(documentsOfShortSentences)('has no sentence over 40 words: %s', (document) => {
    expect(longSentences(read(document))).toEqual([])
  })
})

const rulings = read('docs/rulings.md')

const built = /^(Built|Partly built|Not built)\b.*$/m

/** A ruling is a heading `### 18. No double booking` with all that follows it up to the next heading. */
const sections = rulings
  .split(/^(?=#{1,3} )/m)
  .flatMap((text) => {
    const [, number, title = ''] = text.match(/^### (\d+)\. (.*)/) ?? []
    return number === undefined ? [] : [{ number: Number(number), title, text: text.trim() }]
  })

const headings = [...rulings.matchAll(/^#{2,3} (.*)$/gm)].map(([, heading = '']) => heading)

/** The anchor GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

const linksIn = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

describe('the rulings', () => {
  it('have a number each', () => {
    const numbers = sections.map(({ number }) => number)
    expect(numbers.length).toBeGreaterThan(100)
    expect(numbers).toEqual([...new Set(numbers)])
  })

  it('have at most 600 characters', () => {
    expect(sections.filter(({ text }) => text.length > 600).map(({ number, text }) => [number, text.length])).toEqual([])
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

  it('are all in the table at the head, which leads to each of them', () => {
    const [head = ''] = rulings.split(/^## /m).slice(1)
    const anchors = linksIn(head).filter((target) => /^#\d/.test(target))
    const byNumber = [...sections].sort((a, b) => a.number - b.number)
    expect(anchors).toEqual(byNumber.map(({ number, title }) => `#${anchorOf(`${number}. ${title}`)}`))
  })

  it('link to headings and pages that exist', () => {
    const anchors = headings.map(anchorOf)
    const broken = linksIn(rulings).filter((target) => {
      const [path = '', anchor] = target.split('#')
      if (path) return !existsSync(join(root, dirname('docs/rulings.md'), path))
      return !anchors.includes(anchor ?? '')
    })
    expect(broken).toEqual([])
  })
})
