import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { untilIdle } from './whenIdle.ts'

let remainingMs = 0
const idleCallback = (run: (deadline: IdleDeadline) => void) => {
  run({ didTimeout: false, timeRemaining: () => remainingMs })
  return 0
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(window, { requestIdleCallback: idleCallback })
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

describe('an idle page', () => {
  it('is one where nothing moves: what is left of a frame of a scroll is not enough', async () => {
    remainingMs = 6
    const resolved = vi.fn()
    void untilIdle().then(resolved)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(resolved).not.toHaveBeenCalled()

    remainingMs = 49
    await vi.advanceTimersByTimeAsync(1_000)
    expect(resolved).toHaveBeenCalledTimes(1)
  })

  it('is any, where the browser has no idle callback', async () => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    await expect(untilIdle()).resolves.toBeUndefined()
  })
})
