import { describe, expect, it } from '@jest/globals'
import { isComposed, isForRobots, textPageAt } from './composedPages.ts'

describe('the document at a path', () => {
  it.each([
    '/',
    '/therapists',
    '/therapists/',
    '/therapists/0190aaaa-0000-7000-8000-000000000000',
    '/therapists/a/b',
    '/pros/prices',
    '/pros/prices/',
    '/pros/demoThanks',
    '/pros/sign-up',
    '/public/session',
    '/cgu',
    '/public/cgu/',
    '/pros/cgu',
    '/mentions-legales',
    '/accessibilite',
    '/partenaires',
    '/aide',
    '/aide/equipe',
    '/aide/nulle-part',
    '/pros/prices/x',
    '/cgu/x/y',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/therapists-12.xml',
  ])('is server-rendered: %s', (path) => {
    expect(isComposed(path)).toBe(true)
  })

  it.each([
    '/pros/sessions',
    '/pros/demothanks',
    '/public/session/cancel',
    '/therapistsx',
    '/nowhere',
    '/mentions',
    '/cgux',
    '/sitemaps/../x.xml',
    '/a/robots.txt',
  ])('is not: %s', (path) => {
    expect(isComposed(path)).toBe(false)
  })
})

describe('the text page at a path', () => {
  it('is found with a trailing slash', () => {
    expect([textPageAt('/'), textPageAt('/pros/prices/'), textPageAt('/pros/prices/x')]).toEqual([
      '/',
      '/pros/prices',
      undefined,
    ])
  })

  it('is not a file for robots', () => {
    expect(isForRobots('/pros/prices')).toBe(false)
  })
})
