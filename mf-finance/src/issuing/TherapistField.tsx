import type { Member } from 'shared/contracts/accounts/user'
import { PickInput } from 'shared/ui/form'
import type { Control, FieldPath, FieldValues } from 'shared/ui/form'
import { therapistOptions } from './therapistOptions.ts'

interface TherapistFieldProps<Draft extends FieldValues> {
  control: Control<Draft>
  name: FieldPath<Draft>
  therapists: readonly Member[]
  onPick?: (therapistId: string | null) => void
}

/** Field for the issuer of the document, for members who may issue for other therapists. */
export const TherapistField = <Draft extends FieldValues>({
  control,
  name,
  therapists,
  onPick,
}: TherapistFieldProps<Draft>) => (
  <PickInput
    control={control}
    name={name}
    label="Praticien"
    required
    none={therapists.length === 1 ? undefined : 'Choisir…'}
    options={therapistOptions(therapists)}
    onPick={onPick}
  />
)
