import { median } from '../rounds.ts'
import type { PageAudit } from './auditPage.ts'

/** Returns the distinct names, the most frequent first. */
const distinctByFrequency = (names: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
}

/**
 * Merges several audits of a page: the median of each figure, the most frequent element of the largest paint, and all
 * failed audits.
 */
export function medianAudit(audits: readonly PageAudit[]): PageAudit {
  const categories = Object.keys(audits[0]?.scores ?? {})
  const medianOf = (figureOf: (audit: PageAudit) => number) => median(audits.map(figureOf))
  const [lcpElement = ''] = distinctByFrequency(audits.map((audit) => audit.lcpElement))
  return {
    scores: Object.fromEntries(categories.map((name) => [name, medianOf(({ scores }) => scores[name] ?? Number.NaN)])),
    lcpMs: medianOf(({ lcpMs }) => lcpMs),
    lcpElement,
    cls: medianOf(({ cls }) => cls),
    failedAudits: distinctByFrequency(audits.flatMap(({ failedAudits }) => failedAudits)),
  }
}
