import { median } from '../rounds.ts'
import type { Audited } from './auditPage.ts'

/** How often each was named, the most often named first. */
const mostNamed = (names: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
}

/** Several audits of a page as one: the median of each figure, the element that was the largest paint most often, and all that lost points. */
export function medianAudit(audits: readonly Audited[]): Audited {
  const categories = Object.keys(audits[0]?.scores ?? {})
  const medianOf = (figureOf: (audit: Audited) => number) => median(audits.map(figureOf))
  const [lcpElement = ''] = mostNamed(audits.map((audit) => audit.lcpElement))
  return {
    scores: Object.fromEntries(categories.map((name) => [name, medianOf(({ scores }) => scores[name] ?? Number.NaN)])),
    lcpMs: medianOf(({ lcpMs }) => lcpMs),
    lcpElement,
    cls: medianOf(({ cls }) => cls),
    lost: mostNamed(audits.flatMap(({ lost }) => lost)),
  }
}
