import { useState } from 'react'
import { healthProblems } from 'shared/domain/animals/health'
import { problemsResolver, useAutosavedForm, useForm } from 'shared/ui/form'
import { refetchAnimals } from './refetchAnimals.ts'
import { draftOf, emptyDraft, lineLabels } from './line.ts'
import type { Line, LineCalls, LineDraft } from './line.ts'

/** Form of a line; changes without problems are saved automatically. */
export function useLineForm(line: Line, calls: LineCalls) {
  const [wasSaved, setWasSaved] = useState(false)
  const form = useForm<LineDraft>({
    defaultValues: line.savedLine ? draftOf(line.savedLine) : emptyDraft,
    resolver: problemsResolver<LineDraft>(healthProblems),
  })
  const { saving, merge, isUnsaved, readLastSaved, discard } = useAutosavedForm(form, {
    saved: line.savedLine,
    draftOf,
    inputOf: (draft) => draft,
    problemsOf: healthProblems,
    add: calls.add,
    change: calls.change,
    read: ({ id }) => calls.read(id),
    labels: lineLabels,
    onSaved: () => {
      setWasSaved(true)
      void refetchAnimals()
    },
    asksBeforeLeaving: true,
  })

  /** Saves unsaved changes, or tries a failed or refused save again; called when a field loses the focus. */
  function saveOnBlur() {
    if (isUnsaved() || saving.state === 'failed' || saving.state === 'refused') saving.flush()
  }

  /**
   * Waits for a running save, then deletes the line on the server if it was saved. Returns the last values of the form.
   */
  async function remove(): Promise<LineDraft> {
    saving.cancel()
    await saving.whenSettled()
    const savedLine = readLastSaved()
    if (savedLine) await calls.remove(savedLine.id)
    discard()
    void refetchAnimals()
    return form.getValues()
  }

  return { form, saving, merge, wasSaved, saveOnBlur, remove }
}
