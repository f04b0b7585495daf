import { describe, expect, it } from '@jest/globals'
import { isServerRendered, isForRobots, textPageAt } from './composedPages.ts'

describe('isServerRendered', () => {
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
  ])('is true for %s', (path) => {
    expect(isServerRendered(path)).toBe(true)
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
  ])('is false for %s', (path) => {
    expect(isServerRendered(path)).toBe(false)
  })
})

describe('textPageAt', () => {
  it('finds a page with or without a trailing slash', () => {
    expect([textPageAt('/'), textPageAt('/pros/prices/'), textPageAt('/pros/prices/x')]).toEqual([
      '/',
      '/pros/prices',
      undefined,
    ])
  })
})

describe('isForRobots', () => {
  it('is false for a text page', () => {
    expect(isForRobots('/pros/prices')).toBe(false)
  })
})
