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
  /** Whether the area was still loading at the time-out. */
  isLoading: boolean
  /** The first error that the area threw. */
  failure?: unknown
  /** The address after the visit; the area may have redirected. */
  address: string
  anchors: string[]
}

interface VisitOptions {
  /** The visitor's rights; undefined if the visitor is signed out. */
  grant?: Grant | undefined
  /** The time-out for a page that is still loading. */
  timeoutMs: number
}

/** The time-out of `init`, long enough for a busy machine; tests in the browser check the shell's own time-out. */
const initTimeoutMs = 60_000
/** After this time, a blank page counts as a missing route: pages that load code or data render a loading state. */
const maxBlankMs = 3_000

/**
 * Opens the area at an address with mocked responses to all requests, waits until it is idle, then unmounts and
 * disposes of it. Returns what it rendered.
 */
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
  const recordFailure = (thrown: unknown) => {
    failure ??= thrown ?? new Error('null or undefined was thrown')
  }
  const recordErrorsOf = async (action: () => unknown) => {
    try {
      await action()
    } catch (thrown) {
      recordFailure(thrown)
    }
  }
  const RecordedRoot = () => (
    <main>
      <ErrorRecorder onFailure={recordFailure}>
        <Root />
      </ErrorRecorder>
    </main>
  )
  const { pathname, search } = new URL(address, location.origin)
  await recordErrorsOf(() => waitForInit(init))
  await recordErrorsOf(() => prefetch?.({ pathname, search }))
  const startMs = Date.now()
  const openedArea = openArea(RecordedRoot, address)
  const main = openedArea.container.querySelector('main')
  const hasStayedBlank = () => main?.innerHTML === '' && Date.now() - startMs > maxBlankMs
  const isIdle = () =>
    failure !== undefined ||
    openedArea.address() !== address ||
    (queryClient.isFetching() === 0 && (isRendered(main) || hasStayedBlank()))
  let isLoading = false
  try {
    await waitFor(() => assertTrue(isIdle()), { timeout: timeoutMs, interval: 10 })
  } catch {
    isLoading = true
  }
  const outcome = { html: main?.innerHTML ?? '', isLoading, address: openedArea.address(), anchors: anchorsIn(main) }
  openedArea.unmount()
  await recordErrorsOf(() => dispose?.())
  queryClient.clear()
  return { ...outcome, failure }
}

async function waitForInit(init: AreaModule['init']): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const initTimeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`init did not finish within ${initTimeoutMs} ms`)), initTimeoutMs)
  })
  try {
    await Promise.race([init?.(), initTimeout])
  } finally {
    clearTimeout(timer)
  }
}

/** Whether a page is rendered; the skeleton of `Pending` does not count. */
const isRendered = (main: HTMLElement | null) =>
  main !== null && main.textContent !== '' && !main.querySelector('output .MuiSkeleton-root')

const anchorsIn = (main: HTMLElement | null): string[] =>
  [...(main?.querySelectorAll<HTMLElement>('[data-tour]') ?? [])].map(({ dataset }) => dataset['tour'] ?? '')

function assertTrue(condition: boolean): void {
  if (!condition) throw new Error('The condition is not met yet.')
}
