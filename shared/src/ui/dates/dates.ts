export { DayField } from './DayField.tsx'
export { TimeField } from './TimeField.tsx'
