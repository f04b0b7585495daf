import { describe, expect, it } from '@jest/globals'
import { bestMatch, scoreOf } from './paths.ts'

describe('the paths of an area', () => {
  it.each([
    ['/', '/'],
    ['/therapists', '/therapists'],
    ['/therapists', '/therapists/'],
    ['/therapists/:id', '/therapists/12'],
    ['/pros/session/:id?', '/pros/session'],
    ['/pros/session/:id?', '/pros/session/12'],
    ['/pros/user/*', '/pros/user/firm/logo'],
    ['/pros/user/*', '/pros/user'],
  ])('have a score for the pattern %s and the path %s', (pattern, pathname) => {
    expect(scoreOf(pattern, pathname)).toBeDefined()
  })

  it.each([
    ['/', '/therapists'],
    ['/therapists', '/therapists/12'],
    ['/therapists/:id', '/therapists'],
    ['/pros/session/:id?', '/pros/sessions'],
    ['/pros/session/:id?', '/pros/session/12/audio'],
  ])('have no score for the pattern %s and the path %s', (pattern, pathname) => {
    expect(scoreOf(pattern, pathname)).toBeUndefined()
  })

  it('are chosen by the most specific pattern that matches', () => {
    const paths = [{ path: '/pros/*' }, { path: '/pros/patients/:id' }, { path: '/pros/patients/import' }]
    expect(bestMatch(paths, '/pros/patients/import')?.path).toBe('/pros/patients/import')
    expect(bestMatch(paths, '/pros/patients/12')?.path).toBe('/pros/patients/:id')
    expect(bestMatch(paths, '/pros/clubs')?.path).toBe('/pros/*')
    expect(bestMatch(paths, '/therapists')).toBeUndefined()
  })
})
