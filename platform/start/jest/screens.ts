import '@testing-library/jest-dom/jest-globals'
import { configure } from '@testing-library/react'
import * as React from 'react'

// More workers than cores: a first render may take longer than the default of one second.
configure({ asyncUtilTimeout: 30_000 })

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return []
  }
}

/**
 * Media queries for jsdom, which has no layout: a screen is 1280 px wide unless a test sets
 * `window.innerWidth`.
 */
function matches(query: string): boolean {
  const atMost = /max-width:\s*([\d.]+)px/.exec(query)?.[1]
  const atLeast = /min-width:\s*([\d.]+)px/.exec(query)?.[1]
  if (atMost === undefined && atLeast === undefined)
    return query.includes('prefers-reduced-motion: reduce') || query.includes('pointer: fine')
  return window.innerWidth <= Number(atMost ?? Infinity) && window.innerWidth >= Number(atLeast ?? 0)
}

const noop = () => {}

function matchMedia(media: string) {
  return {
    media,
    matches: matches(media),
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
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  scrollTo: () => {},
})
Object.assign(Element.prototype, {
  scrollIntoView: () => {},
  scrollTo: () => {},
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
  hasPointerCapture: () => false,
})
// Defined on the prototype, from which fake timers copy the functions they replace.
Object.assign(Performance.prototype, { mark: noop })
Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} })

/**
 * Keeps Emotion's styles out of the page. For each query by role or visibility, jsdom would match each of their rules
 * with the element and all its ancestors, which took two thirds of the time of a screen's tests.
 */
const addToHead = document.head.insertBefore.bind(document.head)
document.head.insertBefore = (node, before) =>
  node instanceof HTMLStyleElement && node.dataset['emotion'] !== undefined ? node : addToHead(node, before)

/**
 * Replaces the `labels` of jsdom, which searches the whole page for the field of each label. That took a twentieth of
 * the time of a screen's tests.
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
 * Stops React's development build from capturing a stack trace for each element, which took a fifth of the time of a
 * screen's tests. It counts the traces per second here; only its browser extension shows them.
 */
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: noop })
