import { landingPath } from 'shared/domain/accounts/access'

export const blockedPath = '/pros/payment-blocked'

/** Whether a path is below `/pros`, which has a few public pages, or `/sales`, the details of sales (ruling 13). */
export const isMembersPage = (path: string): boolean => path.startsWith('/pros/') || path.startsWith('/sales/')

interface SignInContext {
  privileges: readonly string[]
  isBlocked: boolean
  /** Whether an area has this page. */
  isServed: (path: string) => boolean
  /** The state of the location; `from` is the page that was requested while signed out. */
  state: unknown
}

const requestedPage = (state: unknown): string | undefined => {
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && isMembersPage(from) ? from : undefined
}

/** The path to open after signing in: the blocked page, the requested page, or the first section the user may open. */
export const pathAfterSignIn = ({ privileges, isBlocked, isServed, state }: SignInContext): string =>
  isBlocked ? blockedPath : (requestedPage(state) ?? landingPath(privileges, isServed))
