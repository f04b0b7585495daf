export type Load = 'light' | 'near' | 'over'

/** The load relative to its limit: near from 80 %, over beyond 100 % (ruling 24). Exact for whole numbers. */
export function loadAgainst(limit: number, value: number): Load {
  if (value > limit) return 'over'
  return value * 5 >= limit * 4 ? 'near' : 'light'
}
