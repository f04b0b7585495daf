/** Friday, 20 November 2026, 10:05 in Paris. */
const frozenMs = Date.UTC(2026, 10, 20, 9, 5)

/** Timers from this length are not started: toasts stay, and nothing is polled. */
const longTimerMs = 1_000

const RealDate = Date

class FrozenDate extends RealDate {
  constructor(...parts: unknown[]) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the arguments are those of `Date`
    super(...((parts.length === 0 ? [frozenMs] : parts) as [number]))
  }

  static override now(): number {
    return frozenMs
  }
}

const isLong = (delayMs: unknown) => typeof delayMs === 'number' && delayMs >= longTimerMs

/** Stops the page's clock, so that each picture of the kit shows the same moment. */
export function freezeTime(): void {
  Reflect.set(globalThis, 'Date', FrozenDate)
  const { setTimeout, setInterval } = globalThis
  Reflect.set(globalThis, 'setTimeout', (...timer: Parameters<typeof setTimeout>) =>
    isLong(timer[1]) ? 0 : setTimeout(...timer),
  )
  Reflect.set(globalThis, 'setInterval', (...timer: Parameters<typeof setInterval>) =>
    isLong(timer[1]) ? 0 : setInterval(...timer),
  )
}
