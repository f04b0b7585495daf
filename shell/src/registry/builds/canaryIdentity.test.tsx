import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { forgetPlaceUnlessNeeded, whoLooks } from './canaryIdentity.ts'

const place = () => whoLooks().bucketKey
const kept = () => localStorage.getItem('complice.place')

beforeEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

describe('the place of a visitor without an account', () => {
  it('stays the same on the device', () => {
    localStorage.setItem('complice.place', '4321')
    expect(place()).toBe('4321')
  })

  it('is drawn anew where somebody wrote what is no place', () => {
    localStorage.setItem('complice.place', '98765')
    expect(place()).toMatch(/^\d{1,4}$/)
    expect(kept()).toBe(place())
  })

  it('stays the same in a page whose storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    jest.spyOn(Math, 'random').mockReturnValueOnce(0.1).mockReturnValueOnce(0.9)
    const first = place()
    expect(place()).toBe(first)
  })

  it('leaves the device once no area is tried out', () => {
    place()
    forgetPlaceUnlessNeeded({ schema: 1, serial: 1, areas: {} })
    expect(kept()).toBeNull()
  })
})
