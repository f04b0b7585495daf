import { vi } from 'vitest'

/** Sets the date that the screen sees, an ISO instant; timers and the network keep their time. `vi.useRealTimers()` ends it. */
export const setNow = (instant: string): void => void vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] })
