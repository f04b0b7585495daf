import { useState } from 'react'
import type { FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { isPathOf } from '../draftPaths.ts'
import { differencesOf, keptValues } from './differences.ts'
import type { Difference, Drafts, FieldLabels, Side } from './differences.ts'

/** Somebody else's saved values beside the local ones, until each field is chosen. */
export interface Merge {
  /** Empty while there is nothing to choose. */
  differences: readonly Difference[]
  /** Fills the form with the chosen values; it still has to be saved. */
  keep: (choices: Readonly<Partial<Record<string, Side>>>) => void
  /** Leaves the form unchanged. */
  close: () => void
}

interface OpenMerge<Draft> {
  drafts: Drafts<Draft>
  differences: readonly Difference[]
  onKept: () => void
}

/** Merges somebody else's change into a form, with the user's choice for each differing field. */
export function useMerge<Draft extends FieldValues>(
  form: UseFormReturn<Draft>,
  labels: FieldLabels<Draft>,
): Merge & { compare: (theirs: Draft, onKept: () => void) => boolean } {
  const [open, setOpen] = useState<OpenMerge<Draft>>()
  const base = form.formState.defaultValues

  function fill(drafts: Drafts<Draft>, choices: Readonly<Partial<Record<string, Side>>>) {
    form.reset(drafts.theirs)
    for (const [path, kept] of keptValues(drafts, labels, choices)) {
      if (!isPathOf(drafts.mine, path)) continue
      // As both drafts have it there.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the path is one of this draft, and so is its value
      const value = kept as FieldPathValue<Draft, typeof path>
      form.setValue(path, value, { shouldDirty: true })
    }
  }

  return {
    differences: open?.differences ?? [],
    /** False if there is nothing to choose: the form keeps its input, based on the new version. */
    compare: (theirs, onKept) => {
      const drafts = { base: structuredClone(base), mine: structuredClone(form.getValues()), theirs }
      const differences = differencesOf(drafts, labels)
      if (differences.length > 0) {
        setOpen({ drafts, differences, onKept })
        return true
      }
      fill(drafts, {})
      onKept()
      return false
    },
    keep: (choices) => {
      if (!open) return
      fill(open.drafts, choices)
      open.onKept()
      setOpen(undefined)
    },
    close: () => setOpen(undefined),
  }
}
