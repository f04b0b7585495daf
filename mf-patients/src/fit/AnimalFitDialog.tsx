import { queryClient } from 'shared/client'
import type { PatientFit, PatientFitInput } from 'shared/contracts/fit'
import { patientFitProblems } from 'shared/domain/fit/fitProblems'
import { Typography } from 'shared/ui'
import { DialogForm, FormDialog, NumberInput, problemsResolver, TextInput, useForm, useSave } from 'shared/ui/form'
import { fileKey } from '../keys.ts'
import { changeFit, readFit } from './api.ts'
import { ChoicesInput } from './ChoicesInput.tsx'
import { fitLabels } from './fitLabels.ts'
import { saveFailed, texts } from './messages.ts'

interface AnimalFitDialogProps {
  patientId: string
  fit: PatientFit
  onClose: () => void
}

/** What is recorded of a patient and animals. */
export default function AnimalFitDialog(props: AnimalFitDialogProps) {
  return (
    <FormDialog title="Avec les animaux" onClose={props.onClose}>
      <AnimalFitForm {...props} />
    </FormDialog>
  )
}

const draftOf = ({ choices: _choices, version: _version, ...draft }: PatientFit): PatientFitInput => draft

function AnimalFitForm({ patientId, fit, onClose }: AnimalFitDialogProps) {
  const form = useForm<PatientFitInput>({
    defaultValues: draftOf(fit),
    resolver: problemsResolver<PatientFitInput>(patientFitProblems),
  })
  const saving = useSave(form, {
    save: (draft, _key, seen = fit) => changeFit(patientId, seen, draft),
    revision: { seen: fit, read: () => readFit(patientId), draftOf, labels: fitLabels(fit.choices) },
    messages: { saved: texts.changed, failed: saveFailed },
    hasBox: false,
    onSaved: (saved) => {
      queryClient.setQueryData(fileKey(patientId, 'fit'), saved)
      onClose()
    },
  })
  const { control } = form
  const animals = fit.choices.filter(({ kind }) => kind === 'animal')

  return (
    <DialogForm
      saving={saving}
      submit="Enregistrer"
      staleTitle="Ces informations ont été modifiées entre-temps"
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {texts.whoSees}
      </Typography>
      <NumberInput control={control} name="weightKg" label="Poids" unit="kg" decimals={1} sx={{ maxWidth: 200 }} />
      <ChoicesInput control={control} name="allergies" label="Allergies" choices={fit.choices} />
      <ChoicesInput control={control} name="fears" label="Peurs" choices={fit.choices} />
      <ChoicesInput control={control} name="preferredAnimalIds" label="Animaux préférés" choices={animals} />
      <ChoicesInput control={control} name="avoidedAnimalIds" label="Animaux à éviter" choices={animals} />
      <TextInput
        control={control}
        name="note"
        label="Note"
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </DialogForm>
  )
}
