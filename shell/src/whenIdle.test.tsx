import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { untilIdle } from './whenIdle.ts'

let remainingMs = 0
const runIdleCallback = (run: (deadline: IdleDeadline) => void) => {
  run({ didTimeout: false, timeRemaining: () => remainingMs })
  return 0
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { requestIdleCallback: runIdleCallback })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

describe('untilIdle', () => {
  it('waits while the page scrolls, when an idle callback has only the remaining time of a frame', async () => {
    remainingMs = 6
    const onResolved = jest.fn()
    void untilIdle().then(onResolved)
    await jest.advanceTimersByTimeAsync(5_000)
    expect(onResolved).not.toHaveBeenCalled()

    remainingMs = 49
    await jest.advanceTimersByTimeAsync(1_000)
    expect(onResolved).toHaveBeenCalledTimes(1)
  })

  it('does not wait when the browser has no idle callback', async () => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    await expect(untilIdle()).resolves.toBeUndefined()
  })
})
