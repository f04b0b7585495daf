import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import userEvent from '@testing-library/user-event'
import { startOnUse } from './startOnUse.ts'

const user = userEvent.setup({ delay: null })

/** The landing page as the server composes it, shortened. */
const page = `<template id="shell-scripts"><script src="/shell/main.js"></script><template id="page-preloads"><script src="/mf/remote.js"></script></template></template>
<div id="composed">
  <a href="/?connexion=1">Connexion</a>
  <a href="/therapists">Trouver un praticien</a>
  <a href="/pros/prices?inscription=1">Un autre tarif</a>
  <p>Libérez votre potentiel</p>
  <form action="/therapists"><input name="location" /></form>
  <form id="demo"><input name="firstname" /><button>Demander</button></form>
</div>
<p id="outside"><a href="/?cookies=1">Ailleurs</a></p>`

const findElement = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}
const hover = (selector: string) => findElement(selector).dispatchEvent(new Event('pointerover', { bubbles: true }))
const hasStarted = () => document.head.querySelector('script[src="/shell/main.js"]') !== null

function openPage(search = '', startsOn: 'use' | 'interaction' = 'use'): void {
  history.replaceState(null, '', `/${search}`)
  document.body.innerHTML = page
  findElement('#composed').dataset['startsOn'] = startsOn
  const template = document.querySelector<HTMLTemplateElement>('#shell-scripts')
  if (template) startOnUse(template, findElement('#composed'))
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
  document.head.innerHTML = ''
  delete document.documentElement.dataset['starting']
})

describe('startOnUse on a complete server-rendered page', () => {
  it('does not start the shell while the page is read and its form is filled in and sent', async () => {
    openPage()
    await user.hover(findElement('#composed p'))
    await user.hover(findElement('a[href="/therapists"]'))
    await user.hover(findElement('a[href="/pros/prices?inscription=1"]'))
    window.dispatchEvent(new Event('scroll'))
    await user.type(findElement('input[name="location"]'), 'Lyon')
    await user.type(findElement('input[name="firstname"]'), 'Zoé')
    for (const form of document.querySelectorAll('form')) {
      form.addEventListener('submit', (event) => event.preventDefault())
      form.requestSubmit()
    }
    findElement('a[href="/?connexion=1"]').focus()
    expect(hasStarted()).toBe(false)
  })

  it.each([
    [50, false],
    [51, true],
    [0, false],
  ])('at the scroll position %d px, marks the page as scrolled: %s', (scrollY, expected) => {
    openPage()
    Object.assign(window, { scrollY })
    window.dispatchEvent(new Event('scroll'))
    expect(findElement('#composed').hasAttribute('data-scrolled')).toBe(expected)
    expect(hasStarted()).toBe(false)
  })

  it('marks the page as scrolled at once when the browser restores the scroll position', () => {
    Object.assign(window, { scrollY: 800 })
    openPage()
    expect(findElement('#composed')).toHaveAttribute('data-scrolled')
    Object.assign(window, { scrollY: 0 })
  })

  it('starts the shell once when a pointer rests on a link to a dialog', () => {
    jest.useFakeTimers()
    openPage()
    hover('a[href="/?connexion=1"]')
    jest.advanceTimersByTime(100)
    expect(hasStarted()).toBe(true)
    hover('a[href="/?connexion=1"]')
    jest.runAllTimers()
    jest.useRealTimers()
    expect(document.head.querySelectorAll('script')).toHaveLength(1)
    expect(document.documentElement).toHaveAttribute('data-starting')
  })

  it.each([
    ['to another element', 'pointerover', '#composed p'],
    ['out of the page', 'pointerleave', '#composed'],
  ])(
    'does not start the shell when a pointer crosses a link to a dialog on its way %s',
    (_caseName, type, selector) => {
      jest.useFakeTimers()
      openPage()
      hover('a[href="/?connexion=1"]')
      jest.advanceTimersByTime(99)
      findElement(selector).dispatchEvent(new Event(type, { bubbles: true }))
      jest.runAllTimers()
      jest.useRealTimers()
      expect(hasStarted()).toBe(false)
    },
  )

  it("opens a clicked dialog by the page's address, without leaving the page", async () => {
    openPage()
    const listener = jest.fn()
    window.addEventListener('popstate', listener)
    await user.click(findElement('a[href="/?connexion=1"]'))
    window.removeEventListener('popstate', listener)
    expect(window.location.search).toBe('?connexion=1')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(hasStarted()).toBe(true)
  })

  it('leaves a Ctrl+click, which opens another tab, to the browser', () => {
    openPage()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    const browserListener = jest.fn((event: Event) => event.preventDefault())
    window.addEventListener('click', browserListener, { once: true })
    const prevent = jest.spyOn(click, 'preventDefault')
    findElement('a[href="/?connexion=1"]').dispatchEvent(click)
    expect(browserListener).toHaveBeenCalledTimes(1)
    // The only call is by the test's own listener, which prevents jsdom from leaving the page.
    expect(prevent).toHaveBeenCalledTimes(1)
    expect(window.location.search).toBe('')
  })

  it('opens a dialog at the address of any server-rendered page', async () => {
    openPage()
    history.replaceState(null, '', '/pros/prices')
    await user.click(findElement('a[href="/pros/prices?inscription=1"]'))
    expect(window.location.search).toBe('?inscription=1')
    expect(hasStarted()).toBe(true)
  })

  it('ignores links that the shell has rendered', async () => {
    openPage()
    findElement('#outside a').addEventListener('click', (event) => event.preventDefault())
    await user.click(findElement('#outside a'))
    expect(hasStarted()).toBe(false)
  })

  it('starts the shell at once for a returning visitor', () => {
    localStorage.setItem('complice.cookies', '{}')
    openPage()
    expect(hasStarted()).toBe(true)
  })

  it.each([
    ['?connexion=1', true],
    ['?inscription=1&offre=PRO', true],
    ['?cookies=1', true],
    ['?mf=mf-public@12', true],
    ['?utm_source=lettre&inscription=1', true],
    ['?utm_source=lettre&utm_campaign=connexion', false],
    ['?gclid=abc', false],
    ['?offre=PRO', false],
  ])('starts the shell at once if the query names a dialog or a build: %s, %s', (search, expected) => {
    openPage(search)
    expect(hasStarted()).toBe(expected)
  })

  it('does not start the shell at once when the browser blocks localStorage', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError')
    })
    openPage()
    expect(hasStarted()).toBe(false)
  })
})

describe("startOnUse on a page with less content than React's page", () => {
  // Listeners of earlier tests remain on the window, but each starts its shell only once: this event triggers them all.
  afterEach(() => {
    window.dispatchEvent(new Event('keydown'))
  })

  it('does not start the shell before the first interaction; a resting pointer does not count', () => {
    openPage('', 'interaction')
    window.dispatchEvent(Object.assign(new MouseEvent('pointermove'), { movementX: 0, movementY: 0 }))
    expect(hasStarted()).toBe(false)
    window.dispatchEvent(Object.assign(new MouseEvent('pointermove'), { movementX: 1, movementY: 0 }))
    expect(hasStarted()).toBe(true)
  })

  it.each(['pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'])(
    'starts the shell once, at the first event %s',
    (type) => {
      openPage('', 'interaction')
      window.dispatchEvent(new Event(type))
      window.dispatchEvent(new Event(type))
      expect(document.head.querySelectorAll('script')).toHaveLength(1)
    },
  )

  it('downloads the scripts after the page has loaded, without running them', () => {
    jest.useFakeTimers()
    openPage('', 'interaction')
    window.dispatchEvent(new Event('load'))
    jest.runAllTimers()
    jest.useRealTimers()
    const prefetchLinks = document.head.querySelectorAll('link[rel="prefetch"]')
    // A set, because the listeners of earlier tests prefetch the same files.
    const files = new Set([...prefetchLinks].map((link) => link.getAttribute('href')))
    expect(files).toEqual(new Set(['/shell/main.js', '/mf/remote.js']))
    expect(hasStarted()).toBe(false)
  })

  it('prefetches nothing when the shell starts between the load of the page and the prefetch', () => {
    jest.useFakeTimers()
    openPage('', 'interaction')
    window.dispatchEvent(new Event('load'))
    window.dispatchEvent(new Event('keydown'))
    jest.runAllTimers()
    jest.useRealTimers()
    expect(hasStarted()).toBe(true)
    expect(document.head.querySelector('link[rel="prefetch"]')).toBeNull()
  })

  it('starts the shell at once for a returning visitor', () => {
    localStorage.setItem('complice.cookies', '{}')
    openPage('', 'interaction')
    expect(hasStarted()).toBe(true)
  })
})
