import type { DialogName } from 'shared/domain/publicPages/dialogPath'

/** Over the page the header is clear until it is scrolled this far, as the live one is (shell/src/header/Header.tsx). */
const solidFromPx = 50

/** What the shell opens by the address (`mf` names builds to try); whatever else a link brings along is not read here. */
const opened: readonly (DialogName | 'mf')[] = ['connexion', 'inscription', 'cookies', 'mf']

/** How long a pointer rests on a link of somebody who means it; on its way elsewhere it crosses some. */
const restMs = 100

/** The first signs of somebody who is there. */
const interactions = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

/** How long after the page has loaded its scripts are downloaded. */
const prefetchDelayMs = 1_000

/** Browsers report a pointer that rests where the page is drawn under it. */
const isStill = (event: Event): boolean =>
  event.type === 'pointermove' && event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0

function opensSomething({ search }: { search: string }): boolean {
  const params = new URLSearchParams(search)
  return opened.some((name) => params.has(name))
}

/** The link that was pointed at, where it opens a dialog over this page: what needs the shell. */
function dialogLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !opensSomething(link)) return undefined
  const { origin, pathname } = window.location
  return link.origin === origin && link.pathname === pathname ? link : undefined
}

function wasHereBefore(): boolean {
  try {
    // oxlint-disable-next-line no-restricted-globals -- Nothing of the doors of shared may be in this script.
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
    // Those of the area stand in a template of their own (startPreloads.ts).
    const inner = [...template.content.querySelectorAll('template')].map(({ content }) => content)
    for (const { src } of [template.content, ...inner].flatMap((part) => [...part.querySelectorAll('script')]))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href: src }))
  }
  window.addEventListener('load', () => setTimeout(prefetch, prefetchDelayMs), { once: true })
}

/**
 * Starts the shell, whose scripts stand in a template, on a page that can be read, used and left without it: when a link
 * to one of its dialogs is used, or, where the page has less than the live one (`data-starts-on="interaction"`), at the
 * first sign of somebody; at once for who was here before, whose browser has the scripts already.
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

  let restTimer: ReturnType<typeof setTimeout> | undefined
  const stopWaiting = () => clearTimeout(restTimer)
  const startWhenRestedOn = (event: Event) => {
    stopWaiting()
    if (dialogLinkOf(event)) restTimer = setTimeout(start, restMs)
  }

  const startWhenMoved = (event: Event) => {
    if (!isStill(event)) start()
  }

  /** A dialog is opened by the shell, by the address: the page stays. */
  const openByAddress = (event: MouseEvent) => {
    const link = dialogLinkOf(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain) return
    event.preventDefault()
    history.pushState(null, '', link.href)
    // For a shell that started before.
    window.dispatchEvent(new PopStateEvent('popstate'))
    start()
  }

  const showScrolled = () => composed.toggleAttribute('data-scrolled', window.scrollY > solidFromPx)
  window.addEventListener('scroll', showScrolled, { passive: true })
  showScrolled()

  composed.addEventListener('pointerover', startWhenRestedOn, { passive: true })
  composed.addEventListener('pointerleave', stopWaiting, { passive: true })
  composed.addEventListener('click', openByAddress)

  if (opensSomething(window.location) || wasHereBefore()) start()
  else if (composed.dataset['startsOn'] === 'interaction') {
    prefetchAfterLoad(template)
    for (const type of interactions) window.addEventListener(type, startWhenMoved, { passive: true })
  }
}
