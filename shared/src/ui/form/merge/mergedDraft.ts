import { set } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { valuesToKeep } from './differences.ts'
import type { Drafts, FieldLabels, Side } from './differences.ts'

/** Returns the other user's draft with the values that this user keeps. */
export function mergedDraft<Draft extends FieldValues>(
  drafts: Drafts<Draft>,
  labels: FieldLabels<Draft>,
  choices: Readonly<Partial<Record<string, Side>>>,
): Draft {
  const draft = structuredClone(drafts.theirs)
  for (const [path, value] of valuesToKeep(drafts, labels, choices)) set(draft, path, value)
  return draft
}
