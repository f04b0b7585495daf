import type { PracticeSetting } from '../../contracts/accounts/practiceSettings.ts'
import type { Problem } from '../problems.ts'
import { invalid, required } from '../problems.ts'

/** Returns the problem of a practice setting's value: missing, not an integer, or outside the allowed range. */
export function practiceSettingProblems(
  { field, minimum, maximum, invalid: message }: PracticeSetting,
  value: number | null | undefined,
): Problem[] {
  if (value === null || value === undefined) return [required(field, 'Obligatoire')]
  const isInRange = Number.isInteger(value) && value >= minimum && value <= maximum
  return isInRange ? [] : [invalid(field, message)]
}
