import { useState } from 'react'
import type { FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { isPathOf } from '../draftPaths.ts'
import { differencesOf, valuesToKeep } from './differences.ts'
import type { Difference, Drafts, FieldLabels, Side } from './differences.ts'

/** A conflict between the form's values and the values that another user saved, until the user resolves it. */
export interface Merge {
  /** The conflicting fields; empty without a conflict. */
  differences: readonly Difference[]
  /** Fills the form with the chosen values; it still has to be saved. */
  keep: (choices: Readonly<Partial<Record<string, Side>>>) => void
  /** Leaves the form unchanged. */
  close: () => void
}

interface OpenMerge<Draft> {
  drafts: Drafts<Draft>
  differences: readonly Difference[]
  onMerged: () => void
}

/** Merges another user's change into a form; the user chooses a value for each conflicting field. */
export function useMerge<Draft extends FieldValues>(
  form: UseFormReturn<Draft>,
  labels: FieldLabels<Draft>,
): Merge & { compare: (theirs: Draft, onMerged: () => void) => boolean } {
  const [openMerge, setOpenMerge] = useState<OpenMerge<Draft>>()
  const base = form.formState.defaultValues

  function fill(drafts: Drafts<Draft>, choices: Readonly<Partial<Record<string, Side>>>) {
    form.reset(drafts.theirs)
    for (const [path, keptValue] of valuesToKeep(drafts, labels, choices)) {
      if (!isPathOf(drafts.mine, path)) continue
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the path is one of this draft, and so is its value
      const value = keptValue as FieldPathValue<Draft, typeof path>
      form.setValue(path, value, { shouldDirty: true })
    }
  }

  return {
    differences: openMerge?.differences ?? [],
    /** Compares the form with the values of another user. Returns false without a conflict: both changes are then merged. */
    compare: (theirs, onMerged) => {
      const drafts = { base: structuredClone(base), mine: structuredClone(form.getValues()), theirs }
      const differences = differencesOf(drafts, labels)
      if (differences.length > 0) {
        setOpenMerge({ drafts, differences, onMerged })
        return true
      }
      fill(drafts, {})
      onMerged()
      return false
    },
    keep: (choices) => {
      if (!openMerge) return
      fill(openMerge.drafts, choices)
      openMerge.onMerged()
      setOpenMerge(undefined)
    },
    close: () => setOpenMerge(undefined),
  }
}
