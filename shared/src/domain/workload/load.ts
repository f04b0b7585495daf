export type Load = 'light' | 'near' | 'over'

/**
 * Compares a value with its limit: `light` below 80 %, `near` from 80 % to 100 %, `over` above (ruling 24). Multiplies
 * instead of dividing, so that whole numbers are compared exactly.
 */
export function compareWithLimit(limit: number, value: number): Load {
  if (value > limit) return 'over'
  return value * 5 >= limit * 4 ? 'near' : 'light'
}
