import type { Position } from 'shared/contracts/patients/patient'
import type { DateParts } from 'shared/domain/patients/birthdate'
import { BirthdateInput, Controller, FormSection, NumberInput, TextInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { PeopleAroundFields } from './PeopleAroundFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import type { Draft } from '../draft.ts'
import { FirmPicker } from './FirmPicker.tsx'

interface IndividualFieldsProps {
  control: Control<Draft>
  position: Position | undefined
  /** Parts of an incomplete date of birth, kept while the company's fields are shown. */
  birthdateParts: DateParts | undefined
  onBirthdateParts: (parts: DateParts) => void
}

export function IndividualFields({ control, position, birthdateParts, onBirthdateParts }: IndividualFieldsProps) {
  return (
    <>
      <FormSection title="Identité">
        <TextInput control={control} name="individual.lastname" label="Nom de famille" required autoComplete="off" />
        <TextInput control={control} name="individual.firstname" label="Prénom" required autoComplete="off" />
        <Controller
          control={control}
          name="individual.birthdate"
          render={({ field, fieldState }) => (
            <BirthdateInput
              id="individual.birthdate"
              value={field.value}
              onChange={field.onChange}
              years={120}
              error={fieldState.error?.message}
              partial={birthdateParts}
              onPartial={onBirthdateParts}
            />
          )}
        />
        <NumberInput
          control={control}
          name="individual.nbHoursToDo"
          label="Nombre d'heures à effectuer"
          unit="h"
          sx={{ mt: { sm: '31px' } }}
        />
        <FirmPicker control={control} />
      </FormSection>
      <ContactFields control={control} position={position} />
      <PeopleAroundFields control={control} />
    </>
  )
}
