import { useSession } from 'shared/session'

/** Whether the practice is new, so that the member sees its first steps. Makes no request. */
export const useHasFirstSteps = (): boolean =>
  useSession(({ user, paymentBlocked }) => user?.hasFirstSteps === true && !paymentBlocked)
