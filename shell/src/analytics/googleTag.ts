/** Pushes a command; the tag reads `arguments` objects, not arrays. */
function gtag(..._command: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  ;(window.dataLayer ??= []).push(arguments)
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Sets the window property that stops the tag from sending and storing anything. */
const setDisabled = (id: string, isDisabled: boolean) => Reflect.set(window, `ga-disable-${id}`, isDisabled)

const originOf = (address: string): string => (URL.canParse(address) ? `${new URL(address).origin}/` : '')

const hasTag = () => document.querySelector('script[data-analytics]') !== null

function addTag(id: string, cookiesUntil: Date): void {
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  gtag('set', 'ads_data_redaction', true)
  gtag('js', new Date())
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_domain: 'none',
    cookie_expires: Math.max(0, Math.floor((cookiesUntil.getTime() - Date.now()) / 1000)),
    cookie_update: false,
  })
  const script = document.createElement('script')
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  script.async = true
  script.dataset['analytics'] = ''
  document.head.append(script)
}

/**
 * Counts a view of the page at this path: without query and title, and with only the origin of the referring site.
 */
export function countView(id: string, pathname: string, cookiesUntil: Date): void {
  setDisabled(id, false)
  // Sets values for every later event, which the tag would otherwise read from the document.
  gtag('set', {
    page_location: location.origin + pathname,
    page_title: pathname,
    page_referrer: originOf(document.referrer),
  })
  if (!hasTag()) addTag(id, cookiesUntil)
  gtag('event', 'page_view')
}

/** Disables the tag, which cannot be unloaded. */
export const disableTag = (id: string): void => void setDisabled(id, true)
