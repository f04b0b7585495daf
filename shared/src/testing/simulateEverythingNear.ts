/** An IntersectionObserver that reports every observed element as visible at once. */
class NearObserver {
  readonly #report: (entries: { isIntersecting: boolean }[]) => void
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = report
  }
  observe() {
    this.#report([{ isIntersecting: true }])
  }
  disconnect() {}
}

let originalObserver: typeof window.IntersectionObserver | undefined

/** Makes every element count as near the viewport, until `restoreIntersectionObserver` is called. */
export function simulateEverythingNear(): void {
  originalObserver ??= window.IntersectionObserver
  Object.assign(window, { IntersectionObserver: NearObserver })
}

export function restoreIntersectionObserver(): void {
  if (originalObserver) Object.assign(window, { IntersectionObserver: originalObserver })
}
