import { useSession } from 'shared/session'

/** The signed-in member's account; '' without one. */
export const accountId = (): string => useSession.getState().user?.id ?? ''
