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

const { IntersectionObserver: former } = window

/** From now on what waits until it is seen does not wait; `nothingIsNear` takes it back. */
export const everythingIsNear = () => void Object.assign(window, { IntersectionObserver: EverythingIsNear })
export const nothingIsNear = () => void Object.assign(window, { IntersectionObserver: former })
