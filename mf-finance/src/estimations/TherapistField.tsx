import type { Member } from 'shared/contracts/user'
import { FormSection, PickInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from './draft.ts'

interface TherapistFieldProps {
  control: Control<Draft>
  therapists: readonly Member[]
}

/** For assistants: who issues the quote. */
export const TherapistField = ({ control, therapists }: TherapistFieldProps) => (
  <FormSection title="Praticien">
    <PickInput
      control={control}
      name="therapistId"
      label="Praticien"
      required
      none={therapists.length === 1 ? undefined : 'Choisir…'}
      options={therapists.map(({ id, firstname, lastname }) => ({ value: id, label: `${firstname} ${lastname}` }))}
    />
  </FormSection>
)
