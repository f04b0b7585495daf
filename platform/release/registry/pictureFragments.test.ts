import { describe, expect, it } from '@jest/globals'
import { heroPicture } from 'shared/domain/publicPages/landingPictures'
import { pictureFragments } from './pictureFragments.ts'

const hash = `sha384-${'a'.repeat(64)}`
const buildWithFiles = (...names: string[]) => ({
  base: '/mf/public/1/',
  files: Object.fromEntries(names.map((name) => [name, hash])),
})

describe('pictureFragments', () => {
  it("offers the build's files by width, colour scheme and screen, phone pictures only to narrow screens", () => {
    const fragments = new Map(
      pictureFragments(
        buildWithFiles(
          'week-desk-light-1280.0a.avif',
          'week-desk-light-640.0b.avif',
          'week-desk-dark-640.0c.avif',
          'week-phone-light-780.0d.avif',
          'week-phone-dark-780.0e.avif',
          'weekend-desk-light-640.0f.avif',
        ),
      ),
    )
    const html = fragments.get('week') ?? ''
    expect([...html.matchAll(/<source(?: media="([^"]*)")? srcset="([^"]*)"/g)].map(([, ...found]) => found)).toEqual([
      ['(max-width: 799.95px) and (prefers-color-scheme: dark)', '/mf/public/1/week-phone-dark-780.0e.avif 780w'],
      ['(max-width: 799.95px)', '/mf/public/1/week-phone-light-780.0d.avif 780w'],
      ['(prefers-color-scheme: dark)', '/mf/public/1/week-desk-dark-640.0c.avif 640w'],
      [undefined, '/mf/public/1/week-desk-light-640.0b.avif 640w, /mf/public/1/week-desk-light-1280.0a.avif 1280w'],
    ])
    expect(html).toContain(`alt="${heroPicture.alt}"`)
    expect(html).not.toContain('weekend')
  })

  it('uses only the phone pictures for a picture that is shown small', () => {
    const [[, html] = []] = pictureFragments(
      buildWithFiles('bills-phone-light-780.0a.avif', 'bills-phone-dark-780.0b.avif'),
    )
    expect(html?.match(/<source/g)).toHaveLength(2)
    expect(html).not.toContain('max-width: 799')
  })

  it('returns nothing for a build without pictures or without a readable manifest', () => {
    expect(pictureFragments(buildWithFiles('main.js'))).toEqual([])
    expect(pictureFragments(undefined)).toEqual([])
  })
})
