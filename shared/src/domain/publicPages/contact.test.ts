import { describe, expect, it } from '@jest/globals'
import { parseContact, demoLink } from './contact.ts'

const email = 'bonjour@prairie.test'
const demoBookingUrl = 'https://agenda.prairie.test/demo'

describe('parseContact', () => {
  it.each([
    ['both addresses', JSON.stringify({ email, demoBookingUrl }), { email, demoBookingUrl }],
    ['the e-mail address alone', JSON.stringify({ email, demoBookingUrl: null }), { email, demoBookingUrl: null }],
    ['undefined without the element', undefined, undefined],
    ['undefined if it is empty', '', undefined],
    ['undefined if the types are wrong', '{"email":["a"],"demoBookingUrl":null}', undefined],
    ['undefined if the text is not JSON', '<p>Contact</p>', undefined],
  ])('returns %s', (_caseName, json, expected) => {
    expect(parseContact(json)).toEqual(expected)
  })
})

describe('demoLink', () => {
  it('opens a new tab if demonstrations are booked online', () => {
    expect(demoLink({ email, demoBookingUrl })).toEqual({ href: demoBookingUrl, target: '_blank', rel: 'noopener' })
  })

  it('is an e-mail link otherwise, in the same tab', () => {
    expect(demoLink({ email, demoBookingUrl: null })).toEqual({
      href: 'mailto:bonjour@prairie.test?subject=D%C3%A9mo%20personnalis%C3%A9e',
    })
  })
})
