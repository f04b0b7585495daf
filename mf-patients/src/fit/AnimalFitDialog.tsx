import { queryClient } from 'shared/client'
import type { PatientFit, PatientFitInput } from 'shared/contracts/agenda/fit'
import { patientFitProblems } from 'shared/domain/fit/fitProblems'
import { DialogForm, FormDialog, problemsResolver, useForm, useSave } from 'shared/ui/form'
import { fileKey } from '../keys.ts'
import { changeFit, readFit } from './api.ts'
import { FitFields } from './FitFields.tsx'
import { fitLabels } from './fitLabels.ts'
import { saveFailureMessages, texts } from './messages.ts'

interface AnimalFitDialogProps {
  patientId: string
  fit: PatientFit
  onClose: () => void
}

/** Edits the patient's weight, allergies, fears and preferences about animals. */
export default function AnimalFitDialog(props: AnimalFitDialogProps) {
  return (
    <FormDialog title="Avec les animaux" onClose={props.onClose}>
      <AnimalFitForm {...props} />
    </FormDialog>
  )
}

const fieldPaths = {
  weightKg: 'weightKg',
  allergies: 'allergies',
  fears: 'fears',
  preferredAnimalIds: 'preferredAnimalIds',
  avoidedAnimalIds: 'avoidedAnimalIds',
  note: 'note',
} as const

const draftOf = ({ choices: _choices, version: _version, ...draft }: PatientFit): PatientFitInput => draft

function AnimalFitForm({ patientId, fit, onClose }: AnimalFitDialogProps) {
  const form = useForm<PatientFitInput>({
    defaultValues: draftOf(fit),
    resolver: problemsResolver<PatientFitInput>(patientFitProblems),
  })
  const saving = useSave(form, {
    save: (draft, _key, previousFit = fit) => changeFit(patientId, previousFit, draft),
    revision: { original: fit, read: () => readFit(patientId), draftOf, labels: fitLabels(fit.choices) },
    messages: { saved: texts.fitChanged, failed: saveFailureMessages },
    hasErrorSummary: false,
    onSaved: (savedFit) => {
      queryClient.setQueryData(fileKey(patientId, 'fit'), savedFit)
      onClose()
    },
  })

  return (
    <DialogForm
      saving={saving}
      submit="Enregistrer"
      staleTitle="Ces informations ont été modifiées entre-temps"
      onClose={onClose}
    >
      <FitFields control={form.control} paths={fieldPaths} choices={fit.choices} />
    </DialogForm>
  )
}
