import { describe, expect, it } from '@jest/globals'
import { ConcurrencyLimiter } from './ConcurrencyLimiter.ts'

describe('ConcurrencyLimiter', () => {
  it('starts the waiting requests of an address in order, refuses a request when the queue is full, and delays no other address', async () => {
    const limiter = new ConcurrencyLimiter({ maxConcurrent: 1, maxWaiting: 2 })
    const events: string[] = []
    const request = async (name: string, address = 'a') => {
      if (await limiter.acquire(address)) events.push(name)
      else events.push(`not ${name}`)
    }
    const requests = [request('first'), request('second'), request('third'), request('fourth'), request('other', 'b')]
    await Promise.all([requests[0], requests[3], requests[4]])
    expect(events).toEqual(['first', 'not fourth', 'other'])
    limiter.release('a')
    await requests[1]
    limiter.release('a')
    await requests[2]
    expect(events.slice(3)).toEqual(['second', 'third'])
    limiter.release('a')
    expect(await limiter.acquire('a')).toBe(true)
  })
})
