import type { DialogName } from 'shared/domain/publicPages/dialogPath'

/** What needs the shell: forms, buttons, and links that open a dialog on this page. */
const inUse = 'form, button, a[href^="/?"], a[href^="?"]'

/** Over the page the header is clear until it is scrolled this far, as the live one is (shell/src/header/Header.tsx). */
const solidFromPx = 50

/** What the shell opens by the address (`mf` names builds to try); whatever else a link brings along is not read here. */
const opened: readonly (DialogName | 'mf')[] = ['connexion', 'inscription', 'cookies', 'mf']

/** The first signs of somebody who is there. */
const interactions = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

/** How long after the page has loaded its scripts are downloaded. */
const prefetchDelayMs = 1_000

const usedOf = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(inUse) : null)

/** Browsers report a pointer that rests where the page is drawn under it. */
const isStill = (event: Event): boolean =>
  event.type === 'pointermove' && event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0

function opensSomething(): boolean {
  const params = new URLSearchParams(window.location.search)
  return opened.some((name) => params.has(name))
}

function wasHereBefore(): boolean {
  try {
    // oxlint-disable-next-line no-restricted-globals -- Nothing of shared may be in this script.
    return localStorage.length > 0
  } catch {
    return false
  }
}

/** Downloads the scripts without running them, once the page stands: so they run soon after the first interaction. */
function prefetchAfterLoad(template: HTMLTemplateElement): void {
  const prefetch = () => {
    // Started meanwhile, the page loads them itself.
    if (document.documentElement.dataset['starting'] !== undefined) return
    for (const { src } of template.content.querySelectorAll('script'))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href: src }))
  }
  window.addEventListener('load', () => setTimeout(prefetch, prefetchDelayMs), { once: true })
}

/**
 * Starts the shell, whose scripts stand in a template, on a page that can be read and left without it: at the first use
 * of what needs a script, or, where the page has less than the live one (`data-starts-on="interaction"`), at the first
 * sign of somebody; at once for who was here before, whose browser has the scripts already.
 */
export function startOnUse(template: HTMLTemplateElement, composed: HTMLElement): void {
  let hasStarted = false
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    // The sentence that a script is late counts from now (notLoaded.css).
    document.documentElement.dataset['starting'] = ''
    document.head.append(document.importNode(template.content, true))
  }

  const startWhenUsed = (event: Event) => {
    if (usedOf(event)) start()
  }

  const startWhenMoved = (event: Event) => {
    if (!isStill(event)) start()
  }

  /** A dialog is opened by the shell, by the address: the page stays. */
  const openByAddress = (event: MouseEvent) => {
    const link = usedOf(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!(link instanceof HTMLAnchorElement) || !isPlain) return
    event.preventDefault()
    history.pushState(null, '', link.href)
    // For a shell that started before.
    window.dispatchEvent(new PopStateEvent('popstate'))
    start()
  }

  /** A form of the shell's own has no address to be sent to: the live one is sent in its place (replaceComposed.ts). */
  const keepSubmission = (event: SubmitEvent) => {
    const form = usedOf(event)
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
    event.preventDefault()
    form.dataset['submitted'] = ''
    start()
  }

  const showScrolled = () => composed.toggleAttribute('data-scrolled', window.scrollY > solidFromPx)
  window.addEventListener('scroll', showScrolled, { passive: true })
  showScrolled()

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'input'])
    composed.addEventListener(type, startWhenUsed, { passive: true })
  composed.addEventListener('click', openByAddress)
  composed.addEventListener('submit', keepSubmission)
  // From now on a submission is kept.
  for (const fields of composed.querySelectorAll('fieldset')) fields.disabled = false

  if (opensSomething() || wasHereBefore()) start()
  else if (composed.dataset['startsOn'] === 'interaction') {
    prefetchAfterLoad(template)
    for (const type of interactions) window.addEventListener(type, startWhenMoved, { passive: true })
  }
}
