import { useSyncExternalStore } from 'react'
import { isConsentCurrent } from 'shared/domain/accounts/consent'
import type { Consent } from 'shared/domain/accounts/consent'

const deviceKey = 'complice.cookies'

interface CookieState {
  /** Absent: nothing was chosen yet, or too long ago. */
  consent: Consent | undefined
  preferencesOpen: boolean
}

function fromDevice(): Consent | undefined {
  try {
    const consent: Consent | null = JSON.parse(localStorage.getItem(deviceKey) ?? 'null')
    return consent && isConsentCurrent(consent, new Date()) ? consent : undefined
  } catch {
    return undefined
  }
}

let state: CookieState = { consent: fromDevice(), preferencesOpen: false }
const listeners = new Set<() => void>()

const become = (change: Partial<CookieState>) => {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Chosen in another tab: asked no more in this one. */
window.addEventListener('storage', ({ key }) => {
  if (key === deviceKey) become({ consent: fromDevice() })
})

export const useCookies = (): CookieState => useSyncExternalStore(subscribe, () => state)

/** Remembered on the device; the banner goes, until six months are over. */
export function chooseCookies(items: Consent['items']) {
  const consent: Consent = { items, at: new Date().toISOString() }
  localStorage.setItem(deviceKey, JSON.stringify(consent))
  become({ consent, preferencesOpen: false })
}

export const openPreferences = () => become({ preferencesOpen: true })
export const closePreferences = () => become({ preferencesOpen: false })
