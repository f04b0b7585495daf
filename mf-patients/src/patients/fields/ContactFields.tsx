import type { Position } from 'shared/contracts/patients/patient'
import { formatPhone } from 'shared/domain/contact/phone'
import { formatZipCode } from 'shared/domain/contact/zipCode'
import { FormSection, TextInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { AddressPosition } from './AddressPosition.tsx'
import type { Draft } from '../draft.ts'

interface ContactFieldsProps {
  control: Control<Draft>
  /** Position of the last saved address. */
  position: Position | undefined
}

export function ContactFields({ control, position }: ContactFieldsProps) {
  return (
    <FormSection title="Coordonnées">
      <TextInput control={control} name="email" label="E-mail" type="email" autoComplete="off" />
      <TextInput
        control={control}
        name="phoneNumber"
        label="Téléphone"
        type="tel"
        format={formatPhone}
        autoComplete="off"
      />
      <TextInput
        control={control}
        name="address.streetName"
        label="Rue"
        autoComplete="off"
        sx={{ gridColumn: '1 / -1' }}
      />
      <TextInput
        control={control}
        name="address.zipCode"
        label="Code postal"
        format={formatZipCode}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
      />
      <TextInput control={control} name="address.city" label="Ville" autoComplete="off" />
      <AddressPosition control={control} position={position} />
    </FormSection>
  )
}
