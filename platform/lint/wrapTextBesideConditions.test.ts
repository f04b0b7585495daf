import { beforeAll, describe, expect, it } from '@jest/globals'
import { lintSources, type Diagnostic } from './lintSources.ts'

const rule = 'complice(wrap-text-beside-conditions)'

const refusedCases: [caseName: string, jsx: string][] = [
  ['an element before words', '<p>{isNew && <b>Nouveau</b>} séance</p>'],
  ['an element before a value', '<p>{isNew && <b>Nouveau</b>}{title}</p>'],
  ['an element before the result of a function', '<>{isNew ? <b>Nouveau</b> : null}{titleOf(session)}</>'],
  ['an element before another one and words', '<p>{isNew && <b>Nouveau</b>}{isPaid && <i>€</i>} séance</p>'],
  ['words after an element', "<p><b>Séance</b>{isNew && ' (nouvelle)'}</p>"],
  ['words that may be empty', "<p>Séance{isNew ? ' (nouvelle)' : ''}</p>"],
  ['words in place of an element', "<p>{isOpen ? <a href='/'>{day}</a> : day} à 10:00</p>"],
  ['elements of two kinds before words', '<p>{isOpen ? <a href="/">{day}</a> : <b>{day}</b>} à 10:00</p>'],
  ['a list before words', '<p>{days.map((day) => <b key={day}>{day}</b>)} et demain</p>'],
]

const acceptedCases: [caseName: string, jsx: string][] = [
  ['words in an element', '<p>{isNew && <b>Nouveau</b>}<span> séance</span></p>'],
  ['conditional words in an element', '<p>Séance{isNew && <span> (nouvelle)</span>}</p>'],
  ['an element after words', '<p>Séance {isNew && <b>nouvelle</b>}</p>'],
  ['words of one kind or the other', "<p>Séance {isNew ? 'nouvelle' : 'ancienne'}</p>"],
  ['a condition alone', "<p>{isNew ? 'Nouvelle' : ''}</p>"],
  ['children after an element', '<p>{isNew && <b>Nouveau</b>}{children}</p>'],
  ['a comment before words', '<p>{/* words */} séance</p>'],
]

const fileOf = (caseName: string) => `mf-agenda/src/${caseName.replaceAll(' ', '-')}.tsx`

describe('a block of a screen', () => {
  let diagnostics: Diagnostic[]
  const codesOf = (file: string) =>
    diagnostics.filter(({ filename }) => filename.endsWith(file)).map(({ code }) => code)

  beforeAll(async () => {
    const sources = [...refusedCases, ...acceptedCases].map(([caseName, jsx]) => [
      fileOf(caseName),
      `export const block = ${jsx}\n`,
    ])
    const [, jsx] = refusedCases[0] ?? []
    diagnostics = await lintSources({
      ...Object.fromEntries(sources),
      'mf-agenda/src/block.test.tsx': `export const block = ${jsx}\n`,
    })
  })

  it.each(refusedCases)('is refused with %s', (caseName) => {
    expect(codesOf(fileOf(caseName))).toContain(rule)
  })

  it.each(acceptedCases)('is accepted with %s', (caseName) => {
    expect(codesOf(fileOf(caseName))).not.toContain(rule)
  })

  it('is not checked in a test', () => {
    expect(codesOf('block.test.tsx')).not.toContain(rule)
  })
})
