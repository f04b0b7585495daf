import { describe, expect, it } from '@jest/globals'
import { isAnalyticsId, isMeasured } from './measuredPages.ts'

describe('isMeasured', () => {
  it.each([
    '/',
    '/therapists',
    '/therapists/0190aaaa-0000-7000-8000-000000000000',
    '/public/about',
    '/pros/about/',
    '/pros/prices',
    '/pros/demoThanks',
    '/pros/sign-up',
    '/public/cgu',
    '/cgu',
    '/mentions-legales',
    '/aide/equipe',
    '/partenaires',
  ])('is true for the public page %s', (pathname) => {
    expect(isMeasured(pathname)).toBe(true)
  })

  it.each([
    '/pros/sessions',
    '/pros/patient/12',
    '/pros/payment-blocked',
    '/public/session',
    '/public/validation/waiting/session',
    '/public/session/cancel',
    '/public/cancel/eyJh.eyJz.c2ln',
    '/public/document',
    '/public/estimation',
    '/public/confirm',
    '/public/email-change',
    '/public/account',
    '/public/unsubscribe',
    '/change-password',
    '/reset-password',
    '/embed/v1/frame.html',
    '/cgu/eyJh',
    '/aides',
    '/therapistsx',
  ])('is false for %s: a page of members, a page with a secret in its URL or an unknown path', (pathname) => {
    expect(isMeasured(pathname)).toBe(false)
  })
})

describe('isAnalyticsId', () => {
  it.each([
    ['G-AB12CD34EF', true],
    ['G-abcd1234', false],
    ['UA-12345-1', false],
    ['GTM-AB12', false],
    ["G-AB12'; img-src *", false],
    ['', false],
  ])('for "%s" is %s', (text, expected) => {
    expect(isAnalyticsId(text)).toBe(expected)
  })
})
