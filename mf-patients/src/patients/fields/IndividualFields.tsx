import type { Position } from 'shared/contracts/patients/patient'
import type { DateParts } from 'shared/domain/patients/birthdate'
import { FormSection, NumberInput, TextInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { BirthField } from './BirthField.tsx'
import { RelatedContactFields } from './RelatedContactFields.tsx'
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
        <BirthField control={control} parts={birthdateParts} onParts={onBirthdateParts} />
        <NumberInput
          control={control}
          name="individual.nbHoursToDo"
          label="Nombre d'heures à effectuer"
          unit="h"
          // Aligns the field with the lists of the date of birth, which have a label above them.
          sx={{ mt: { sm: '31px' } }}
        />
        <FirmPicker control={control} />
      </FormSection>
      <ContactFields control={control} position={position} />
      <RelatedContactFields control={control} />
    </>
  )
}
