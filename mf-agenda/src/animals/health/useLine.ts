import { useState } from 'react'
import { healthProblems } from 'shared/domain/animals/health'
import { problemsResolver, useAutosavedForm, useForm } from 'shared/ui/form'
import { healthChanged } from './healthChanged.ts'
import { draftOf, emptyDraft, lineLabels } from './line.ts'
import type { Line, LineCalls, LineDraft } from './line.ts'

/** The form of a line, which automatically saves changed and complete values. */
export function useLine(line: Line, calls: LineCalls) {
  const [wasSaved, setWasSaved] = useState(false)
  const form = useForm<LineDraft>({
    defaultValues: line.saved ? draftOf(line.saved) : emptyDraft,
    resolver: problemsResolver<LineDraft>(healthProblems),
  })
  const { saving, merge, isUnsaved, readSeen, discard } = useAutosavedForm(form, {
    saved: line.saved,
    draftOf,
    inputOf: (draft) => draft,
    problemsOf: healthProblems,
    add: calls.add,
    change: calls.change,
    read: ({ id }) => calls.read(id),
    labels: lineLabels,
    onSaved: () => {
      setWasSaved(true)
      void healthChanged()
    },
    asksBeforeLeaving: true,
  })

  /** Saves the typed value when a field loses the focus. */
  function leave() {
    if (isUnsaved() || saving.state === 'failed' || saving.state === 'refused') saving.flush()
  }

  /** Deletes the line on the server, if it is there; waits for a running save first. */
  async function remove(): Promise<LineDraft> {
    saving.cancel()
    await saving.settled()
    const seen = readSeen()
    if (seen) await calls.remove(seen.id)
    discard()
    void healthChanged()
    return form.getValues()
  }

  return { form, saving, merge, wasSaved, leave, remove }
}
