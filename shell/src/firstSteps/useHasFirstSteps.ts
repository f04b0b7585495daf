import { useSession } from 'shared/session'

/** Whether the practice is new, so that the member is shown its first steps. Requests nothing. */
export const useHasFirstSteps = (): boolean =>
  useSession(({ user, paymentBlocked }) => user?.hasFirstSteps === true && !paymentBlocked)
