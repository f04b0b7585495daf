import { jest } from '@jest/globals'

/**
 * Sets the date that the screen sees, an ISO instant; timers and the network are not affected. `jest.useRealTimers()`
 * ends it.
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
