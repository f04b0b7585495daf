import type { Watch, Release } from './Watch.ts'

/** Targets that outlive any area. */
export const lastingTargets = (): [name: string, target: object][] =>
  Object.entries({
    window,
    document,
    'the root element': document.documentElement,
    body: document.body,
    visualViewport: window.visualViewport,
    navigator: navigator.serviceWorker,
  }).flatMap(([name, target]: [string, object | null | undefined]) => (target ? [[name, target]] : []))

interface Listening {
  type: unknown
  listener: unknown
  capture: boolean
  release: Release
}

const isCapturing = (options: unknown): boolean => options === true || optionOf(options, 'capture') === true
const optionOf = (options: unknown, name: string): unknown =>
  typeof options === 'object' && options !== null ? Reflect.get(options, name) : undefined

export function watchListeners({ hold, replace }: Watch, target: object, name: string): void {
  const listening: Listening[] = []
  const forget = (type: unknown, listener: unknown, capture: boolean) => {
    const rank = listening.findIndex(
      (each) => each.type === type && each.listener === listener && each.capture === capture,
    )
    if (rank >= 0) listening.splice(rank, 1)[0]?.release()
  }
  replace(target, 'addEventListener', (original) => (type, listener, options) => {
    const capture = isCapturing(options)
    const known = listening.some((each) => each.type === type && each.listener === listener && each.capture === capture)
    if (listener && !known) {
      listening.push({ type, listener, capture, release: hold(`a listener for '${String(type)}' on ${name}`) })
      const gone = () => forget(type, listener, capture)
      if (optionOf(options, 'once') === true) Reflect.apply(original, target, [type, gone, { once: true, capture }])
    }
    return Reflect.apply(original, target, [type, listener, options])
  })
  replace(target, 'removeEventListener', (original) => (type, listener, options) => {
    forget(type, listener, isCapturing(options))
    return Reflect.apply(original, target, [type, listener, options])
  })
}

/** Each result of matchMedia is a separate target; Safari's former method names count too. */
export function watchMedia(watcher: Watch): void {
  watcher.replace(window, 'matchMedia', (original) => (query) => {
    const list: unknown = Reflect.apply(original, window, [query])
    if (typeof list === 'object' && list !== null) watchListeners(watcher, list, `matchMedia('${String(query)}')`)
    return list
  })
}
