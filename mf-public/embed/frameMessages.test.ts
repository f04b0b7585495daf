import { describe, expect, it } from '@jest/globals'
import { heightOf, hello, eventMessageOf, readMessage } from './frameMessages.ts'

describe('readMessage', () => {
  it.each([
    ['the first message of the parent page', hello],
    ['a height', heightOf(640)],
    ['an event', eventMessageOf('booked', { date: '2027-03-03' })],
  ])('accepts %s', (_caseName, message) => {
    expect(readMessage(structuredClone(message))).toEqual(message)
  })

  it.each([
    ['undefined', undefined],
    ['a string', 'hello'],
    ['a message of another script', { type: 'height', height: 640 }],
    ['a message of another version', { ...heightOf(640), complice: 2 }],
    ['a height that is not a number', { ...heightOf(640), height: '640px' }],
    ['a height above the maximum', heightOf(1e9)],
    ['a negative height', heightOf(-1)],
    ['a height that is not finite', heightOf(Number.NaN)],
    ['an event with an unknown name', { ...eventMessageOf('booked', {}), name: 'click' }],
    ['an event without detail', { ...eventMessageOf('booked', {}), detail: null }],
  ])('ignores %s', (_caseName, message) => {
    expect(readMessage(message)).toBeUndefined()
  })

  it('returns only the known fields', () => {
    expect(readMessage({ ...heightOf(640), unknownField: 'text' })).toEqual(heightOf(640))
  })
})
