/** Reports every element as near the window from the start. */
class EverythingIsNear {
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

/** From now on every element counts as visible; `nothingIsNear` reverts it. */
export function everythingIsNear(): void {
  originalObserver ??= window.IntersectionObserver
  Object.assign(window, { IntersectionObserver: EverythingIsNear })
}

export function nothingIsNear(): void {
  if (originalObserver) Object.assign(window, { IntersectionObserver: originalObserver })
}
