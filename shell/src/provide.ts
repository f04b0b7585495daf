import { useSession } from 'shared/session'
import { isThrifty } from './registry/connection.ts'
import { warmMenu } from './registry/prefetchOnIntent.ts'

/** The doors areas use and the shell's first page does not. A door that the shell never imports is provided to nobody. */
const doors = {
  forms: [() => import('shared/ui/data'), () => import('shared/ui/form')],
  practice: [() => import('shared/lists'), () => import('shared/ui/dates')],
  rare: [() => import('shared/ui/charts')],
}

/** Fetched while the page rests, so that they are there when an area asks; the rare ones wait to be asked for. */
async function openDoors(): Promise<void> {
  if (isThrifty()) return
  const signedIn = useSession.getState().token !== null
  for (const open of [...doors.forms, ...(signedIn ? doors.practice : [])]) {
    // A door that fails now is asked for again by whoever needs it.
    await open().catch(() => undefined)
  }
  if (signedIn) await warmMenu()
}

/** By then the first screen has what it asked the API for: nothing is taken from it. Safari has no idle callback. */
const afterTheFirstScreen = 4000

export function openDoorsAtRest(): void {
  setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void openDoors(), { timeout: 10_000 })
    else void openDoors()
  }, afterTheFirstScreen)
}
