import type { PracticeSetting } from '../../contracts/accounts/practiceSettings.ts'
import type { Problem } from '../problems.ts'
import { invalid, required } from '../problems.ts'

/** The problems of a setting's value. */
export function practiceSettingProblems(
  { field, minimum, maximum, invalid: message }: PracticeSetting,
  value: number | null | undefined,
): Problem[] {
  if (value === null || value === undefined) return [required(field, 'Obligatoire')]
  const isGood = Number.isInteger(value) && value >= minimum && value <= maximum
  return isGood ? [] : [invalid(field, message)]
}
