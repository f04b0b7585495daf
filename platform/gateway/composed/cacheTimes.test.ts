import { describe, expect, it } from '@jest/globals'
import { cacheTimesOf } from './cacheTimes.ts'

describe('cacheTimesOf', () => {
  it.each([
    ['max-age=60, stale-while-revalidate=600, stale-if-error=86400', 60_000, 600_000, 86_400_000],
    ['stale-if-error=9,max-age=2', 2_000, 0, 9_000],
    ['max-age=60', 60_000, 0, 0],
    ['max-age=x', 0, 0, 0],
    ['no-store', 0, 0, 0],
    ['', 0, 0, 0],
    [null, 0, 0, 0],
  ])('parses the cache-control header %s', (cacheControl, freshMs, staleWhileRevalidateMs, staleIfErrorMs) => {
    expect(cacheTimesOf(cacheControl)).toEqual({ freshMs, staleWhileRevalidateMs, staleIfErrorMs })
  })
})
