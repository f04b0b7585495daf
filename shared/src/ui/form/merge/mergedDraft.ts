import { set } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { keptValues } from './differences.ts'
import type { Drafts, FieldLabels, Side } from './differences.ts'

/** The merged draft once each difference is chosen: theirs, with the kept local values. */
export function mergedDraft<Draft extends FieldValues>(
  drafts: Drafts<Draft>,
  labels: FieldLabels<Draft>,
  choices: Readonly<Partial<Record<string, Side>>>,
): Draft {
  const merged = structuredClone(drafts.theirs)
  for (const [path, value] of keptValues(drafts, labels, choices)) set(merged, path, value)
  return merged
}
