import { describe, expect, it } from '@jest/globals'
import { isWebsite } from './website.ts'

describe('a website', () => {
  it.each([
    [' https://exemple.fr ', true],
    ['HTTPS://EXEMPLE.FR', true],
    ['http://exemple.fr/prés?a=1#b', true],
    ['https://les-écuries.exemple.fr:8443', true],
    ['https://exemple.xn--p1ai', true],
    ['', false],
    ['exemple.fr', false],
    ['xhttps://exemple.fr', false],
    ['https-app://exemple.fr', false],
    ['javascript:alert(1)', false],
    ['http://a', false],
    ['http://localhost', false],
    ['http://127.0.0.1', false],
    ['http://[::1]', false],
    ['http://2130706433', false],
    ['https://-exemple.fr', false],
    ['https://exemple.f', false],
    ['https://user:pw@evil.fr', false],
    ['https://exemple.fr@evil.fr', false],
    ['https://:pw@evil.fr', false],
  ])('%j is accepted: %s', (text, isAccepted) => {
    expect(isWebsite(text)).toBe(isAccepted)
  })
})
