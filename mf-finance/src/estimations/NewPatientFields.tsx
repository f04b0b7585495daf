import { formatPhone } from 'shared/domain/contact/phone'
import { normalizeVatNumber } from 'shared/domain/contact/vatNumber'
import { patientTypeOptions } from 'shared/domain/patients/patientType'
import { useRights } from 'shared/session'
import { Box } from 'shared/ui'
import { AddressInputs, CheckInput, FirmNumberInputs, RadioInput, TextInput, useWatch } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import type { Draft } from './draft.ts'

const fullWidth = { gridColumn: '1 / -1' }

/**
 * Fields of a client without a patient file. Members with the privilege PATIENTS also get a checkbox to create a file.
 */
export function NewPatientFields({ control, clearErrors }: Pick<UseFormReturn<Draft>, 'control' | 'clearErrors'>) {
  const type = useWatch({ control, name: 'newPatient.type' })
  const { privileges } = useRights()
  return (
    <>
      <Box sx={fullWidth}>
        <RadioInput
          control={control}
          name="newPatient.type"
          label="Type de patient"
          options={patientTypeOptions}
          onChange={clearErrors}
        />
      </Box>
      {type === 'FIRM' ? (
        <>
          <TextInput
            control={control}
            name="newPatient.firm.companyName"
            label="Nom de l'entreprise"
            required
            autoComplete="off"
          />
          <FirmNumberInputs control={control} siren="newPatient.firm.siren" siret="newPatient.firm.siret" />
          <TextInput
            control={control}
            name="newPatient.firm.vatNumber"
            label="Numéro de TVA"
            format={normalizeVatNumber}
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 30 } }}
          />
        </>
      ) : (
        <>
          <TextInput
            control={control}
            name="newPatient.individual.firstname"
            label="Prénom"
            required
            autoComplete="off"
          />
          <TextInput
            control={control}
            name="newPatient.individual.lastname"
            label="Nom de famille"
            required
            autoComplete="off"
          />
        </>
      )}
      <TextInput control={control} name="newPatient.email" label="E-mail" type="email" required autoComplete="off" />
      <TextInput
        control={control}
        name="newPatient.phoneNumber"
        label="Téléphone"
        type="tel"
        format={formatPhone}
        autoComplete="off"
      />
      <AddressInputs
        control={control}
        street="newPatient.address.streetName"
        zipCode="newPatient.address.zipCode"
        city="newPatient.address.city"
        country="newPatient.address.country"
        required
      />
      {privileges.includes('PATIENTS') && (
        <Box sx={fullWidth}>
          <CheckInput control={control} name="savePatient" label="Enregistrer ce patient une fois le devis généré" />
        </Box>
      )}
    </>
  )
}
