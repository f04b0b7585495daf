import type { Watch, Release } from './Watch.ts'

/** Returns the event targets that outlive any area, with the names used in reports. */
export const longLivedTargets = (): [name: string, target: object][] =>
  Object.entries({
    window,
    document,
    'the root element': document.documentElement,
    body: document.body,
    visualViewport: window.visualViewport,
    navigator: navigator.serviceWorker,
  }).flatMap(([name, target]: [string, object | null | undefined]) => (target ? [[name, target]] : []))

interface RegisteredListener {
  type: unknown
  listener: unknown
  capture: boolean
  release: Release
}

const isCapturing = (options: unknown): boolean => options === true || optionOf(options, 'capture') === true
const optionOf = (options: unknown, name: string): unknown =>
  typeof options === 'object' && options !== null ? Reflect.get(options, name) : undefined

export function watchListeners({ track, replace }: Watch, target: object, name: string): void {
  const registeredListeners: RegisteredListener[] = []
  const releaseListener = (type: unknown, listener: unknown, capture: boolean) => {
    const index = registeredListeners.findIndex(
      (registered) => registered.type === type && registered.listener === listener && registered.capture === capture,
    )
    if (index >= 0) registeredListeners.splice(index, 1)[0]?.release()
  }
  replace(target, 'addEventListener', (original) => (type, listener, options) => {
    const capture = isCapturing(options)
    const isRegistered = registeredListeners.some(
      (registered) => registered.type === type && registered.listener === listener && registered.capture === capture,
    )
    if (listener && !isRegistered) {
      registeredListeners.push({
        type,
        listener,
        capture,
        release: track(`a listener for '${String(type)}' on ${name}`),
      })
      // The browser removes a listener with `once` after its call, without `removeEventListener`.
      const releaseAfterCall = () => releaseListener(type, listener, capture)
      if (optionOf(options, 'once') === true)
        Reflect.apply(original, target, [type, releaseAfterCall, { once: true, capture }])
    }
    return Reflect.apply(original, target, [type, listener, options])
  })
  replace(target, 'removeEventListener', (original) => (type, listener, options) => {
    releaseListener(type, listener, isCapturing(options))
    return Reflect.apply(original, target, [type, listener, options])
  })
}

/** Watches the listeners of media queries; each result of `matchMedia` is a separate event target. */
export function watchMedia(watch: Watch): void {
  watch.replace(window, 'matchMedia', (original) => (query) => {
    const mediaQueryList: unknown = Reflect.apply(original, window, [query])
    if (typeof mediaQueryList === 'object' && mediaQueryList !== null)
      watchListeners(watch, mediaQueryList, `matchMedia('${String(query)}')`)
    return mediaQueryList
  })
}
