import type { OpeningHours } from 'shared/contracts/user'

export interface HoursDraft {
  intervals: OpeningHours
}
