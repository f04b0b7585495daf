/**
 * The part of semver an area needs to say what it runs on: `^1.2.0`, `~1.2.0`, `>=1.2.0`, `1.2.3`, `1.x`, `*`,
 * several of them separated by spaces (all must hold) or by `||` (one must).
 */
export const satisfies = (version: string, range: string): boolean =>
  range.split('||').some((side) =>
    side
      .trim()
      .split(/\s+/)
      .every((part) => holds(version, part)),
  )

type Triple = readonly [number, number, number]

function holds(version: string, comparator: string): boolean {
  const found = /^(\^|~|>=|<=|>|<|=)?v?(\d+|x|\*)(?:\.(\d+|x|\*))?(?:\.(\d+|x|\*))?$/.exec(comparator)
  const actual = tripleOf(version)
  if (!found || !actual) return false
  const [, sign = '', major, minor, patch] = found
  const floor: Triple = [numberOf(major), numberOf(minor), numberOf(patch)]
  const order = compare(actual, floor)
  if (sign === '>=') return order >= 0
  if (sign === '>') return order > 0
  if (sign === '<=') return order <= 0
  if (sign === '<') return order < 0
  return order >= 0 && compare(actual, ceilingOf(sign, floor, [major, minor, patch])) < 0
}

/** The first version that is too new. */
function ceilingOf(sign: string, floor: Triple, written: readonly (string | undefined)[]): Triple {
  const [major, minor, patch] = floor
  if (!isNumber(written[0])) return [Infinity, 0, 0]
  if (!isNumber(written[1])) return [major + 1, 0, 0]
  if (sign === '^' && major > 0) return [major + 1, 0, 0]
  if (sign === '^' && (minor > 0 || !isNumber(written[2]))) return [0, minor + 1, 0]
  if (sign === '~' || !isNumber(written[2])) return [major, minor + 1, 0]
  return [major, minor, patch + 1]
}

const isNumber = (written: string | undefined): boolean => written !== undefined && /^\d+$/.test(written)
const numberOf = (written: string | undefined): number => (isNumber(written) ? Number(written) : 0)

function tripleOf(version: string): Triple | undefined {
  const found = /^v?(\d+)\.(\d+)\.(\d+)/.exec(version)
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined
}

const compare = (left: Triple, right: Triple): number =>
  Math.sign(left[0] - right[0] || left[1] - right[1] || left[2] - right[2])
