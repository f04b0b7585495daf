import { useSyncExternalStore } from 'react'
import { isConsent, isConsentCurrent } from 'shared/domain/accounts/consent'
import type { Consent } from 'shared/domain/accounts/consent'
import { storage } from 'shared/session'

const storageKey = 'complice.cookies'

interface CookieState {
  /** Undefined: no choice yet, or an expired one. */
  consent: Consent | undefined
  arePreferencesOpen: boolean
}

function readFromDevice(): Consent | undefined {
  try {
    const consent: unknown = JSON.parse(storage.read(storageKey) ?? 'null')
    return isConsent(consent) && isConsentCurrent(consent, new Date()) ? consent : undefined
  } catch {
    return undefined
  }
}

let state: CookieState = { consent: readFromDevice(), arePreferencesOpen: false }
const listeners = new Set<() => void>()

const setState = (change: Partial<CookieState>) => {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// A choice made in another tab closes the banner in this one.
storage.onOtherTab((key) => {
  if (key === storageKey) setState({ consent: readFromDevice() })
})

export const useCookies = (): CookieState => useSyncExternalStore(subscribe, () => state)

/** Saves the choice on the device and closes the banner for six months. */
export function chooseCookies(items: Consent['items']) {
  const consent: Consent = { items, at: new Date().toISOString() }
  storage.write(storageKey, JSON.stringify(consent))
  setState({ consent, arePreferencesOpen: false })
}

export const openPreferences = () => setState({ arePreferencesOpen: true })
export const closePreferences = () => setState({ arePreferencesOpen: false })
