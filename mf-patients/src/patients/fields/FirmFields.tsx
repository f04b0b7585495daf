import type { Position } from 'shared/contracts/patients/patient'
import { normalizeVatNumber } from 'shared/domain/contact/vatNumber'
import { FirmNumberInputs, FormSection, TextInput } from 'shared/ui/form'
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
        <FirmNumberInputs control={control} siren="firm.siren" siret="firm.siret" />
        <TextInput
          control={control}
          name="firm.vatNumber"
          label="Numéro de TVA"
          format={normalizeVatNumber}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 30 } }}
        />
        <TextInput control={control} name="contactLastname" label="Nom du contact" autoComplete="off" />
        <TextInput control={control} name="contactFirstname" label="Prénom du contact" autoComplete="off" />
      </FormSection>
      <ContactFields control={control} position={position} />
    </>
  )
}
