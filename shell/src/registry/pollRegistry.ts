import { prefersReducedData } from './connection.ts'
import { refreshWhenOlder } from './registry.ts'

const pollIntervalMs = 300_000
const staleOnReturnMs = 30_000

const refreshIfVisible = (staleAfterMs: number): void => {
  if (document.visibilityState === 'visible' && !prefersReducedData()) refreshWhenOlder(staleAfterMs)
}

/**
 * Refreshes the registry of an open page: every five minutes, when it becomes visible, and when the network is back.
 */
export function pollRegistry(): void {
  setInterval(() => refreshIfVisible(pollIntervalMs / 2), pollIntervalMs)
  document.addEventListener('visibilitychange', () => refreshIfVisible(staleOnReturnMs))
  window.addEventListener('online', () => refreshIfVisible(0))
}
