import { formatPhone } from 'shared/domain/contact/phone'
import { formatZipCode } from 'shared/domain/contact/zipCode'
import { FormSection, TextInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from './draft.ts'

export function ContactFields({ control }: { control: Control<Draft> }) {
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
    </FormSection>
  )
}
