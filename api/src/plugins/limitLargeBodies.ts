import type { FastifyInstance } from 'fastify'
import PQueue from 'p-queue'
import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../refusal.ts'

/** Bodies from this length take memory: a file is copied several times while it is parsed, encrypted and stored. */
const largeBodyBytes = 512 * 1024
/** Requests with a large body that a process handles at a time, within the memory of its pod. */
const maxLargeBodies = 2
const maxWaitingBodies = 100
const retryAfterSeconds = 5

/**
 * Handles a few requests with a large body at a time; the others wait before their body is read. Throws 503 if too many
 * wait. Gateways receive a whole body before they forward it, so that a slow sender does not hold up the others.
 */
export function limitLargeBodies(app: FastifyInstance): void {
  const queue = new PQueue({ concurrency: maxLargeBodies })
  app.addHook('preParsing', async ({ headers }, { raw: response }, payload) => {
    const isChunked = headers['transfer-encoding'] !== undefined
    if (!isChunked && Number(headers['content-length'] ?? 0) < largeBodyBytes) return payload
    if (queue.size >= maxWaitingBodies) throw new Refusal(503, errorCode.unavailable, { retryAfterSeconds })
    const ended = new Promise<void>((resolve) => {
      response.once('finish', resolve)
      response.once('close', resolve)
    })
    await new Promise<void>((start) => {
      void queue.add(() => {
        start()
        return ended
      })
    })
    return payload
  })
}
