import { describe, expect, it } from '@jest/globals'
import { publicAddress } from './publicAddress.ts'

const addressAt = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'https://complice.example')
  return publicAddress(pathname, searchParams)
}

describe('publicAddress', () => {
  it.each([
    ['/', '/'],
    ['/?connexion=1', '/'],
    ['/cgu/', '/cgu'],
    ['/pros/about', '/public/about'],
    ['/pros/cgu', '/public/cgu'],
    ['/aide/equipe', '/aide/equipe'],
    ['/therapists/', '/therapists'],
    ['/therapists?location=lyon', '/therapists?location=lyon'],
    ['/therapists?location=LYON', '/therapists?location=lyon'],
    ['/therapists?location=Saint-%C3%89tienne', '/therapists?location=saint+etienne'],
    ['/therapists?location=Lyon&page=2&cookies=1', '/therapists?location=lyon&page=2'],
    ['/therapists?location=Lyon&page=1', '/therapists?location=lyon'],
    ['/therapists?page=x', '/therapists'],
    ['/therapists/0190aaaa?date=2027-03-01', '/therapists/0190aaaa'],
  ])('for %s returns the canonical path %s', (url, path) => {
    expect(addressAt(url)).toEqual({ path, isExcludedFromSearchEngines: false })
  })

  it.each([
    '/public/session?therapistId=1',
    '/pros/demoThanks',
    '/pros/sign-up/',
    '/therapists?name=Zo%C3%A9&location=Lyon',
  ])('excludes %s from search engines', (url) => {
    expect(addressAt(url)?.isExcludedFromSearchEngines).toBe(true)
  })

  it.each(['/pros/sessions', '/public/document', '/therapists/1/2', '/nowhere'])('is undefined for %s', (url) => {
    expect(addressAt(url)).toBeUndefined()
  })
})
