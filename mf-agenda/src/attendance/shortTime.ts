import { nowIn } from 'shared/domain/calendar/wallClock'
import { useSession } from 'shared/session'

/** « 14:05 », on the practice's clock. */
export const shortTime = (instant: string): string =>
  nowIn(useSession.getState().user?.tenant.timeZone ?? 'Europe/Paris', new Date(instant)).time
