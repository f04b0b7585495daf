import { isThrifty } from './connection.ts'
import { refreshWhenOlder } from './registry.ts'

const fiveMinutes = 300_000
const oldOnReturn = 30_000

const ask = (age: number): void => {
  if (document.visibilityState === 'visible' && !isThrifty()) refreshWhenOlder(age)
}

/** A page that stays open learns what its teams release: every five minutes, and when someone comes back to it. */
export function keepFresh(): void {
  setInterval(() => ask(fiveMinutes / 2), fiveMinutes)
  document.addEventListener('visibilitychange', () => ask(oldOnReturn))
  window.addEventListener('online', () => ask(0))
}
