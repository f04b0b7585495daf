import { jest } from '@jest/globals'

/**
 * Sets the current date to an ISO instant, without affecting timers and the network. `jest.useRealTimers()` restores
 * the real date.
 */
export const setNow = (instant: string): void =>
  void jest.useFakeTimers({
    now: new Date(instant),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'hrtime',
    ],
  })
