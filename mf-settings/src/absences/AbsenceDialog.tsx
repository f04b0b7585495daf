import { useState } from 'react'
import { ApiError, messageFor } from 'shared/client'
import type { SavedVacation, Vacation } from 'shared/contracts/agenda/absence'
import type { Conflict } from 'shared/contracts/wire'
import type { Day } from 'shared/domain/calendar/day'
import { practiceToday } from 'shared/session'
import { Alert, toast } from 'shared/ui'
import { DialogForm, FormDialog, problemsResolver, TextInput, useForm, useSave, useWatch } from 'shared/ui/form'
import { absenceLabels, draftOf, draftProblems, inputOf, newDraft, periodOf } from './absenceDraft.ts'
import type { AbsenceDraft } from './absenceDraft.ts'
import { AbsencePeriod } from './AbsencePeriod.tsx'
import { addVacation, changeVacation, readVacations, undoVacation } from './api.ts'
import { AffectedSessions } from './AffectedSessions.tsx'
import { saveFailureMessages, texts, undoFailureMessages } from './messages.ts'
import { refreshAbsences } from './refreshAbsences.ts'
import { useAffectedSessions } from './useAffectedSessions.ts'

interface AbsenceDialogProps {
  /** Undefined for a new absence. */
  vacation?: Vacation
  /** First day of a new absence; today by default. */
  day?: Day
  onClose: () => void
}

/** Form of an absence, with the sessions it affects. */
export default function AbsenceDialog(props: AbsenceDialogProps) {
  return (
    <FormDialog title={props.vacation ? "Modifier l'absence" : 'Ajouter une absence'} onClose={props.onClose}>
      <AbsenceForm {...props} />
    </FormDialog>
  )
}

async function undoAbsence(undoId: string) {
  try {
    await undoVacation(undoId)
    toast(texts.undoneToast)
  } catch (error) {
    toast(messageFor(error, undoFailureMessages), 'error')
  }
  await refreshAbsences()
}

/** Returns the current absence; throws a 404 `ApiError`, as the API would, if it was deleted. */
async function readVacation(id: string): Promise<Vacation> {
  const currentVacation = (await readVacations()).find((vacation) => vacation.id === id)
  if (!currentVacation) throw new ApiError(404, {})
  return currentVacation
}

function AbsenceForm({ vacation, day, onClose }: AbsenceDialogProps) {
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const form = useForm<AbsenceDraft>({
    defaultValues: vacation ? draftOf(vacation) : newDraft(day ?? practiceToday()),
    resolver: problemsResolver<AbsenceDraft>((draft) => draftProblems(draft, affectedSessions.sessions)),
  })
  const { control } = form
  const draft = useWatch({ control, compute: (values: AbsenceDraft) => values })
  const affectedSessions = useAffectedSessions(periodOf(draft))

  const saving = useSave<AbsenceDraft, Vacation | SavedVacation>(form, {
    save: async (values, key, original) => {
      setConflicts([])
      const input = inputOf(values, affectedSessions.sessions)
      try {
        return await (original === undefined ? addVacation(input, key) : changeVacation(original, input))
      } catch (error) {
        if (error instanceof ApiError) setConflicts(error.conflicts)
        throw error
      }
    },
    request: { name: 'absence.new', contentsOf: (filled) => inputOf(filled, affectedSessions.sessions) },
    revision: vacation && {
      original: vacation,
      read: () => readVacation(vacation.id),
      draftOf,
      labels: absenceLabels,
      deletedTexts: { title: texts.deletedTitle, saved: texts.savedToast },
    },
    messages: { saved: texts.savedToast, failed: saveFailureMessages },
    hasErrorSummary: false,
    onSaved: async (result) => {
      if ('undoId' in result)
        toast(texts.savedToast, 'success', {
          action: { label: 'Annuler', onClick: () => void undoAbsence(result.undoId) },
        })
      onClose()
      await refreshAbsences()
    },
  })

  return (
    <DialogForm saving={saving} submit="Enregistrer" staleTitle={texts.staleTitle} onClose={onClose}>
      <AbsencePeriod control={control} isWholeDays={draft.isWholeDays} />
      <TextInput
        control={control}
        name="label"
        label="Motif"
        helperText="Facultatif, visible de vous seul"
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      {conflicts.length > 0 && (
        <Alert severity="warning">
          {conflicts.map(({ kind, id, date, name, detail }) => (
            <div key={kind + id + date}>{detail ?? name}</div>
          ))}
        </Alert>
      )}
      <AffectedSessions control={control} affectedSessions={affectedSessions} />
    </DialogForm>
  )
}
