export { DayField } from './DayField.tsx'
export { DayInput } from './DayInput.tsx'
export { TimeField } from './TimeField.tsx'
export { TimeInput } from './TimeInput.tsx'
