import type { Position } from 'shared/contracts/patients/patient'
import { formatSiren } from 'shared/domain/contact/siren'
import { FormSection, TextInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { ContactFields } from './ContactFields.tsx'
import type { Draft } from '../draft.ts'

interface FirmFieldsProps {
  control: Control<Draft>
  position: Position | undefined
}

export function FirmFields({ control, position }: FirmFieldsProps) {
  return (
    <>
      <FormSection title="Entreprise">
        <TextInput control={control} name="firm.companyName" label="Nom de l'entreprise" required autoComplete="off" />
        <TextInput
          control={control}
          name="firm.siren"
          label="SIREN"
          format={formatSiren}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 20 } }}
        />
        <TextInput
          control={control}
          name="firm.siret"
          label="SIRET de l'établissement"
          format={formatSiren}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 30 } }}
        />
        <TextInput control={control} name="contactLastname" label="Nom du contact" autoComplete="off" />
        <TextInput control={control} name="contactFirstname" label="Prénom du contact" autoComplete="off" />
      </FormSection>
      <ContactFields control={control} position={position} />
    </>
  )
}
