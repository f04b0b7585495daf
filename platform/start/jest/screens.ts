import '@testing-library/jest-dom/jest-globals'
import { configure } from '@testing-library/react'
import * as React from 'react'

// Waits longer than the default of one second: there are more test workers than cores, so a first render may be slow.
configure({ asyncUtilTimeout: 30_000 })

class FakeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return []
  }
}

/**
 * Evaluates media queries for jsdom, which has no layout: the window is 1280 px wide unless a test sets
 * `window.innerWidth`. Of queries without a width, only reduced motion and a fine pointer match.
 */
function matchesQuery(query: string): boolean {
  const maxWidthPx = /max-width:\s*([\d.]+)px/.exec(query)?.[1]
  const minWidthPx = /min-width:\s*([\d.]+)px/.exec(query)?.[1]
  if (maxWidthPx === undefined && minWidthPx === undefined)
    return query.includes('prefers-reduced-motion: reduce') || query.includes('pointer: fine')
  return window.innerWidth <= Number(maxWidthPx ?? Infinity) && window.innerWidth >= Number(minWidthPx ?? 0)
}

const noop = () => {}

function matchMedia(media: string) {
  return {
    media,
    matches: matchesQuery(media),
    onchange: null,
    addListener: noop,
    removeListener: noop,
    addEventListener: noop,
    removeEventListener: noop,
    dispatchEvent: () => false,
  }
}

Object.assign(window, {
  innerWidth: 1280,
  innerHeight: 900,
  matchMedia,
  ResizeObserver: FakeObserver,
  IntersectionObserver: FakeObserver,
  scrollTo: () => {},
})
Object.assign(Element.prototype, {
  scrollIntoView: () => {},
  scrollTo: () => {},
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
  hasPointerCapture: () => false,
})
// Defines `mark` on the prototype, from which fake timers copy the functions that they replace.
Object.assign(Performance.prototype, { mark: noop })
Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} })

/**
 * Keeps Emotion's styles out of the page. For each query by role or visibility, jsdom would match every style rule with
 * the element and its ancestors; that took two thirds of the time of the tests of screens.
 */
const addToHead = document.head.insertBefore.bind(document.head)
document.head.insertBefore = (node, before) =>
  node instanceof HTMLStyleElement && node.dataset['emotion'] !== undefined ? node : addToHead(node, before)

/**
 * Replaces the `labels` of jsdom, which searches the whole page for the field of each label. That took a twentieth of
 * the time of the tests of screens.
 */
function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  const page: Node & Partial<ParentNode> = this.getRootNode()
  const labels = page.querySelectorAll?.('label') ?? []
  return [...labels].filter((label) =>
    label.hasAttribute('for') ? label.htmlFor === this.id : label.contains(this) && label.control === this,
  )
}
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
  Object.defineProperty(prototype, 'labels', { get: labelsOf })

/**
 * Stops React's development build from capturing a stack trace for each element, which took a fifth of the time of the
 * tests of screens. React captures no trace once this count is over its limit per second; only React's browser
 * extension shows the traces.
 */
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: noop })
