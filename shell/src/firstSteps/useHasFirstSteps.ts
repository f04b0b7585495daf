import { useSession } from 'shared/session'

/**
 * Whether the member sees the first steps: the practice is new, has not ended them, and is not blocked. Makes no
 * request.
 */
export const useHasFirstSteps = (): boolean =>
  useSession(({ user, paymentBlocked }) => user?.hasFirstSteps === true && !paymentBlocked)
