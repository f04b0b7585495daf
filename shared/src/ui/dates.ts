export { DateRange } from './DateRange.tsx'
export type { DayRange } from './DateRange.tsx'
export { DayField } from './DayField.tsx'
export { TimeField } from './TimeField.tsx'
