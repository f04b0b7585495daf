import type { DialogName } from 'shared/domain/publicPages/dialogPath'

/** Scroll distance from which the header is opaque, as in React's header (shell/src/header/Header.tsx). */
const opaqueFromScrollPx = 50

/** Query parameters that need the shell: those that open a dialog, and `mf`, which overrides builds (overrides.ts). */
const openingParams: readonly (DialogName | 'mf')[] = ['connexion', 'inscription', 'cookies', 'mf']

/** Time that a pointer must rest on a link to start the shell; a pointer that only crosses the link does not. */
const restMs = 100

/** Events that show that a visitor is present. */
const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

/** Delay between the load of the page and the download of its scripts. */
const prefetchDelayMs = 1_000

/**
 * Whether the event reports no movement: browsers send such events when a page is rendered under a
 * resting pointer.
 */
const isWithoutMovement = (event: Event): boolean =>
  event.type === 'pointermove' && event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0

/** Whether an address has a query parameter that needs the shell. */
function hasOpeningParam({ search }: { search: string }): boolean {
  const params = new URLSearchParams(search)
  return openingParams.some((name) => params.has(name))
}

/** Returns the link of an event, if the link opens a dialog over this page. */
function dialogLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !hasOpeningParam(link)) return undefined
  const { origin, pathname } = window.location
  return link.origin === origin && link.pathname === pathname ? link : undefined
}

function isReturningVisitor(): boolean {
  try {
    // oxlint-disable-next-line no-restricted-globals -- this script imports no entry point of shared
    return localStorage.length > 0
  } catch {
    return false
  }
}

/**
 * Downloads the scripts after the page, without running them, so that they start soon after the first interaction.
 */
function prefetchAfterLoad(template: HTMLTemplateElement): void {
  const prefetch = () => {
    // A shell that has started in the meantime loads the scripts itself.
    if (document.documentElement.dataset['starting'] !== undefined) return
    // The area's scripts are in a nested template (startPreloads.ts).
    const nestedContents = [...template.content.querySelectorAll('template')].map(({ content }) => content)
    for (const { src } of [template.content, ...nestedContents].flatMap((content) => [
      ...content.querySelectorAll('script'),
    ]))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href: src }))
  }
  window.addEventListener('load', () => setTimeout(prefetch, prefetchDelayMs), { once: true })
}

/**
 * Starts the shell, whose scripts are in a template, on a server-rendered page. The page works without the shell, so
 * it starts only when a link to one of its dialogs is used. A page with less content than React's page
 * (`data-starts-on="interaction"`) starts it on the first interaction. For a returning visitor, whose browser has
 * cached the scripts, it starts at once.
 */
export function startOnUse(template: HTMLTemplateElement, composed: HTMLElement): void {
  let hasStarted = false
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    // The delay of the late-script message counts from now (notLoaded.css).
    document.documentElement.dataset['starting'] = ''
    document.head.append(document.importNode(template.content, true))
  }

  let restTimer: ReturnType<typeof setTimeout> | undefined
  const stopWaiting = () => clearTimeout(restTimer)
  const startAfterRest = (event: Event) => {
    stopWaiting()
    if (dialogLinkOf(event)) restTimer = setTimeout(start, restMs)
  }

  const startOnMovement = (event: Event) => {
    if (!isWithoutMovement(event)) start()
  }

  /** Opens the dialog of a clicked link by its address, without leaving the page. */
  const openByAddress = (event: MouseEvent) => {
    const link = dialogLinkOf(event)
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlainClick) return
    event.preventDefault()
    history.pushState(null, '', link.href)
    // Notifies a shell that has already started.
    window.dispatchEvent(new PopStateEvent('popstate'))
    start()
  }

  const markScrolled = () => composed.toggleAttribute('data-scrolled', window.scrollY > opaqueFromScrollPx)
  window.addEventListener('scroll', markScrolled, { passive: true })
  markScrolled()

  composed.addEventListener('pointerover', startAfterRest, { passive: true })
  composed.addEventListener('pointerleave', stopWaiting, { passive: true })
  composed.addEventListener('click', openByAddress)

  if (hasOpeningParam(window.location) || isReturningVisitor()) start()
  else if (composed.dataset['startsOn'] === 'interaction') {
    prefetchAfterLoad(template)
    for (const type of interactionEvents) window.addEventListener(type, startOnMovement, { passive: true })
  }
}
