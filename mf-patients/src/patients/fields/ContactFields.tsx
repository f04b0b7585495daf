import type { Position } from 'shared/contracts/patients/patient'
import { formatPhone } from 'shared/domain/contact/phone'
import { AddressInputs, FormSection, TextInput } from 'shared/ui/form'
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
      <TextInput
        control={control}
        name="email"
        label="E-mail"
        type="email"
        autoComplete="off"
        sx={{ gridColumn: '1 / -1' }}
      />
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
        name="secondPhoneNumber"
        label="Téléphone 2"
        type="tel"
        format={formatPhone}
        autoComplete="off"
      />
      <AddressInputs
        control={control}
        street="address.streetName"
        zipCode="address.zipCode"
        city="address.city"
        country="address.country"
      />
      <AddressPosition control={control} position={position} />
    </FormSection>
  )
}
