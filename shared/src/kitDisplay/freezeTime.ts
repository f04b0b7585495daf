/** Friday, 20 November 2026, 10:05 in Paris. */
const frozenMs = Date.UTC(2026, 10, 20, 9, 5)

/** Timers with this delay or a longer one are not started, so that toasts stay and nothing is polled. */
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
  Reflect.set(globalThis, 'setTimeout', (...timerArguments: Parameters<typeof setTimeout>) =>
    isLong(timerArguments[1]) ? 0 : setTimeout(...timerArguments),
  )
  Reflect.set(globalThis, 'setInterval', (...timerArguments: Parameters<typeof setInterval>) =>
    isLong(timerArguments[1]) ? 0 : setInterval(...timerArguments),
  )
}
