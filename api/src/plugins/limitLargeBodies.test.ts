import { describe, expect, it } from '@jest/globals'
import Fastify from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import { limitLargeBodies } from './limitLargeBodies.ts'

const largeBody = JSON.stringify('x'.repeat(600 * 1024))

/** Sends the bodies concurrently; returns the statuses, and how many requests were handled at the same time. */
async function sendConcurrently(bodies: readonly string[]): Promise<{ statuses: Set<number>; maxConcurrent: number }> {
  const app = Fastify()
  limitLargeBodies(app)
  let [running, maxConcurrent] = [0, 0]
  app.post('/', async () => {
    running += 1
    maxConcurrent = Math.max(maxConcurrent, running)
    await pause(20)
    running -= 1
    return {}
  })
  const headers = { 'content-type': 'application/json' }
  const responses = await Promise.all(
    bodies.map((payload) => app.inject({ method: 'POST', url: '/', headers, payload })),
  )
  await app.close()
  return { statuses: new Set(responses.map(({ statusCode }) => statusCode)), maxConcurrent }
}

describe('large bodies', () => {
  it('are all handled, two at a time', async () => {
    const { statuses, maxConcurrent } = await sendConcurrently(Array.from({ length: 12 }, () => largeBody))
    expect(statuses).toEqual(new Set([200]))
    expect(maxConcurrent).toBe(2)
  })

  it('do not delay small bodies, which are all handled concurrently', async () => {
    const { maxConcurrent } = await sendConcurrently(Array.from({ length: 12 }, () => '{}'))
    expect(maxConcurrent).toBe(12)
  })

  it('are refused with 503 when a hundred wait', async () => {
    const { statuses } = await sendConcurrently(Array.from({ length: 104 }, () => largeBody))
    expect(statuses).toContain(503)
  })
})
