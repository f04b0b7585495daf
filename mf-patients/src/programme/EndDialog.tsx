import { lazy, Suspense } from 'react'
import type { Programme } from 'shared/contracts/patients/programme'
import { endProblems } from 'shared/domain/programme/programme'
import { hasProgrammeEnded } from 'shared/domain/programme/programmeEnd'
import { useNavigate } from 'shared/router'
import { practiceToday } from 'shared/session'
import { Pending, toast, Typography } from 'shared/ui'
import { DialogForm, FormDialog, problemsResolver, useController, useForm, useSave } from 'shared/ui/form'
import { endProgramme } from './api.ts'
import { endFailureMessages, texts } from './messages.ts'
import { reportPath } from './programmePaths.ts'
import { refreshProgrammes } from './useProgrammes.ts'

const DayField = lazy(() => import('shared/ui/dates').then((module) => ({ default: module.DayField })))

interface EndDialogProps {
  patientId: string
  programme: Programme
  onClose: () => void
}

interface Draft {
  endedOn: string | null
}

/**
 * Asks for the last day of a programme and ends it, or changes an end that is still to come. Opens the report of the
 * programme, unless its last day is in the future.
 */
export function EndDialog(props: EndDialogProps) {
  const isEnding = props.programme.endedOn === null
  return (
    <FormDialog title={isEnding ? 'Terminer le programme ?' : 'Changer la fin du programme'} onClose={props.onClose}>
      <EndForm {...props} />
    </FormDialog>
  )
}

function EndForm({ patientId, programme, onClose }: EndDialogProps) {
  const navigate = useNavigate()
  const form = useForm<Draft>({
    defaultValues: { endedOn: programme.endedOn ?? practiceToday() },
    resolver: problemsResolver<Draft>(({ endedOn }) => endProblems(programme, endedOn)),
  })
  const saving = useSave(form, {
    // Reloads the programme after a refusal too, because another user may have changed or ended it.
    save: ({ endedOn }) =>
      endProgramme(programme, endedOn ?? practiceToday()).finally(() => refreshProgrammes(patientId)),
    messages: { failed: endFailureMessages },
    hasErrorSummary: false,
    onSaved: (savedProgramme) => {
      onClose()
      const isEnded = hasProgrammeEnded(savedProgramme, practiceToday())
      toast(isEnded ? texts.programmeEnded : texts.endChanged)
      if (!isEnded) return undefined
      return navigate(reportPath(patientId, programme.id))
    },
  })
  const { field, fieldState } = useController({ control: form.control, name: 'endedOn' })
  return (
    <DialogForm
      saving={saving}
      submit={programme.endedOn === null ? 'Terminer le programme' : 'Changer la fin'}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        Les séances d'après ce jour ne comptent plus pour lui. Jusqu'à ce jour, le programme et sa fin peuvent encore
        changer ; une fois terminé, il ne se change plus et la suite est son bilan.
      </Typography>
      <Suspense fallback={<Pending rows={1} />}>
        <DayField
          label="Dernier jour"
          value={field.value}
          onChange={field.onChange}
          required
          error={fieldState.error?.message}
          minDay={programme.startDate}
        />
      </Suspense>
    </DialogForm>
  )
}
