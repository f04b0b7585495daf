import { describe, expect, it } from '@jest/globals'
import { heightOf, hello, newsOf, readMessage } from './frameMessages.ts'

describe('a message between the frame and the page around it', () => {
  it.each([
    ['a greeting', hello],
    ['a height', heightOf(640)],
    ['a piece of news', newsOf('booked', { date: '2027-03-03' })],
  ])('is accepted when it is %s', (_what, message) => {
    expect(readMessage(structuredClone(message))).toEqual(message)
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'hello'],
    ['somebody else’s', { type: 'height', height: 640 }],
    ['of another version', { ...heightOf(640), complice: 2 }],
    ['a height that is no number', { ...heightOf(640), height: '640px' }],
    ['a height beyond reason', heightOf(1e9)],
    ['a negative height', heightOf(-1)],
    ['a height that is not finite', heightOf(Number.NaN)],
    ['news of an unknown kind', { ...newsOf('booked', {}), name: 'click' }],
    ['news without detail', { ...newsOf('booked', {}), detail: null }],
  ])('is ignored when it is %s', (_what, message) => {
    expect(readMessage(message)).toBeUndefined()
  })

  it('keeps only the known fields', () => {
    expect(readMessage({ ...heightOf(640), more: 'of it' })).toEqual(heightOf(640))
  })
})
