import type { FitChoice, PatientFitInput } from 'shared/contracts/agenda/fit'
import { Typography } from 'shared/ui'
import { NumberInput, TextInput } from 'shared/ui/form'
import type { Control, FieldPath, FieldValues } from 'shared/ui/form'
import { ChoicesInput } from './ChoicesInput.tsx'
import { texts } from './messages.ts'

interface FitFieldsProps<Draft extends FieldValues> {
  control: Control<Draft>
  /** Path of each field in the form's values. */
  paths: Record<keyof PatientFitInput, FieldPath<Draft>>
  choices: readonly FitChoice[]
}

/** Fields for the patient's weight, allergies, fears and preferences about animals. */
export function FitFields<Draft extends FieldValues>({ control, paths, choices }: FitFieldsProps<Draft>) {
  const animals = choices.filter(({ kind }) => kind === 'animal')
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {texts.whoCanSee}
      </Typography>
      <NumberInput
        control={control}
        name={paths.weightKg}
        label="Poids"
        unit="kg"
        decimals={1}
        sx={{ maxWidth: 200 }}
      />
      <ChoicesInput control={control} name={paths.allergies} label="Allergies" choices={choices} />
      <ChoicesInput control={control} name={paths.fears} label="Peurs" choices={choices} />
      <ChoicesInput control={control} name={paths.preferredAnimalIds} label="Animaux préférés" choices={animals} />
      <ChoicesInput control={control} name={paths.avoidedAnimalIds} label="Animaux à éviter" choices={animals} />
      <TextInput
        control={control}
        name={paths.note}
        label="Note"
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </>
  )
}
