import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { clearUnusedBucket, canaryIdentity } from './canaryIdentity.ts'

const getBucket = () => canaryIdentity().bucketKey
const getStoredBucket = () => localStorage.getItem('complice.place')

beforeEach(() => {
  jest.restoreAllMocks()
  // Also removes a bucket that is kept in memory because the storage was full.
  clearUnusedBucket({ schema: 1, serial: 1, areas: {} })
  localStorage.clear()
})

describe('the canary bucket of a visitor without an account', () => {
  it('stays the same on the device', () => {
    localStorage.setItem('complice.place', '4321')
    expect(getBucket()).toBe('4321')
  })

  it('is replaced when the stored value is not a number from 0 to 9999', () => {
    localStorage.setItem('complice.place', '98765')
    expect(getBucket()).toMatch(/^\d{1,4}$/)
    expect(getStoredBucket()).toBe(getBucket())
  })

  it('stays the same in a page whose storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    jest.spyOn(Math, 'random').mockReturnValueOnce(0.1).mockReturnValueOnce(0.9)
    const firstBucket = getBucket()
    expect(getBucket()).toBe(firstBucket)
  })

  it('is removed from the device when no area has a canary release', () => {
    getBucket()
    clearUnusedBucket({ schema: 1, serial: 1, areas: {} })
    expect(getStoredBucket()).toBeNull()
  })
})
