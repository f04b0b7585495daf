import { waitFor } from '@testing-library/react'
import { queryClient } from '../../client/queryClient.ts'
import { resetMocks } from '../../testing/mockResponse.ts'
import { mockEveryRoute } from '../../testing/mockEveryRoute.ts'
import { openArea } from '../../testing/openArea.tsx'
import { signedInAs, signedOut } from '../../testing/signedInAs.ts'
import { aUser } from '../../testing/fixtures.ts'
import type { AreaModule } from '../federation.ts'
import type { Grant } from './grants.ts'
import { ErrorRecorder } from './ErrorRecorder.tsx'

/** The result of visiting an address of an area. */
export interface Visit {
  /** The markup of the area, empty if it rendered nothing. */
  html: string
  /** Whether it was still loading at the time-out. */
  waiting: boolean
  /** The error it threw. */
  failure?: unknown
  /** The path the area had navigated to by then. */
  address: string
  anchors: string[]
}

interface VisitOptions {
  /** Undefined: signed out. */
  grant?: Grant | undefined
  /** The time-out for a page that is still loading. */
  timeoutMs: number
}

/** Limits an `init` that hangs, possibly on a busy machine; the shell's own limit is tested in the browser. */
const initTimeoutMs = 60_000
/** A page that loads code or data renders a loading state; one that stays blank for so long has no route. */
const blankMs = 3_000

/** Opens the area at a path with a response to every request, waits until it is idle, unmounts and disposes of it. */
export async function visit(
  { Root, init, prefetch, dispose }: AreaModule,
  address: string,
  { grant, timeoutMs }: VisitOptions,
): Promise<Visit> {
  resetMocks()
  mockEveryRoute()
  if (grant) signedInAs({ privileges: [...grant.privileges], tenant: { ...aUser().tenant, offer: grant.offer } })
  else signedOut()

  let failure: unknown
  const note = (thrown: unknown) => {
    failure ??= thrown ?? new Error('null or undefined was thrown')
  }
  const recordingErrors = async (act: () => unknown) => {
    try {
      await act()
    } catch (thrown) {
      note(thrown)
    }
  }
  const Witnessed = () => (
    <main>
      <ErrorRecorder onFailure={note}>
        <Root />
      </ErrorRecorder>
    </main>
  )
  const { pathname, search } = new URL(address, location.origin)
  await recordingErrors(() => started(init))
  await recordingErrors(() => prefetch?.({ pathname, search }))
  const began = Date.now()
  const opened = openArea(Witnessed, address)
  const main = opened.container.querySelector('main')
  const isNowhere = () => main?.innerHTML === '' && Date.now() - began > blankMs
  const isAtRest = () =>
    failure !== undefined ||
    opened.address() !== address ||
    (queryClient.isFetching() === 0 && (isRendered(main) || isNowhere()))
  let waiting = false
  try {
    await waitFor(() => assert(isAtRest()), { timeout: timeoutMs, interval: 10 })
  } catch {
    waiting = true
  }
  const seen = { html: main?.innerHTML ?? '', waiting, address: opened.address(), anchors: anchorsIn(main) }
  opened.unmount()
  await recordingErrors(() => dispose?.())
  queryClient.clear()
  return { ...seen, failure }
}

async function started(init: AreaModule['init']): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`init did not finish within ${initTimeoutMs} ms`)), initTimeoutMs)
  })
  try {
    await Promise.race([init?.(), late])
  } finally {
    clearTimeout(timer)
  }
}

/** The skeleton of `Pending` does not count as a page. */
const isRendered = (main: HTMLElement | null) =>
  main !== null && main.textContent !== '' && !main.querySelector('output .MuiSkeleton-root')

const anchorsIn = (main: HTMLElement | null): string[] =>
  [...(main?.querySelectorAll<HTMLElement>('[data-tour]') ?? [])].map(({ dataset }) => dataset['tour'] ?? '')

function assert(holds: boolean): void {
  if (!holds) throw new Error('not yet')
}
