/**
 * The doors that areas use and the first page does not need. A door that the shell never imports is provided to nobody;
 * fetched while the page rests, it is there when an area asks.
 */
const doors = [
  () => import('shared/ui/data'),
  () => import('shared/ui/form'),
  () => import('shared/lists'),
  () => import('shared/ui/dates'),
  () => import('shared/ui/charts'),
]

async function openDoors(): Promise<void> {
  for (const open of doors) {
    // A door that fails now is asked for again by whoever needs it.
    await open().catch(() => undefined)
  }
}

/** Safari has no idle callback. */
export function openDoorsAtRest(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void openDoors(), { timeout: 10_000 })
  else setTimeout(() => void openDoors(), 4000)
}
