import type { Profile } from 'shared/contracts/accounts/user'
import { formatPhone } from 'shared/domain/contact/phone'
import { toSiren } from 'shared/domain/contact/firmNumbers'
import { Box, MapPosition } from 'shared/ui'
import { CheckInput, FormSection, NumberInput, TextInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from './draft.ts'
import { TimeZoneField } from './TimeZoneField.tsx'
import { mapSentence } from './mapSentence.ts'

const digitsOnly = { htmlInput: { inputMode: 'numeric' as const } }

export function FirmFields({ control, savedProfile }: { control: Control<Draft>; savedProfile: Profile }) {
  return (
    <>
      <FormSection title="Entreprise">
        <TextInput
          control={control}
          name="firm.name"
          label="Nom de l'entreprise"
          required
          autoComplete="organization"
        />
        <TextInput
          control={control}
          name="firm.siren"
          label="Numéro de SIREN"
          required
          format={toSiren}
          slotProps={digitsOnly}
        />
        <TextInput
          control={control}
          name="phoneNumber"
          label="Téléphone"
          required
          type="tel"
          format={formatPhone}
          autoComplete="tel"
        />
        <TextInput control={control} name="firm.websiteURL" label="Site internet" type="url" autoComplete="url" />
        <NumberInput control={control} name="defaultSessionPrice" label="Prix d'une séance par défaut (H.T)" unit="€" />
        <Box sx={{ alignSelf: 'center' }}>
          <CheckInput control={control} name="individualFirm" label="Entreprise individuelle" />
        </Box>
        <Box sx={{ alignSelf: 'center' }}>
          <CheckInput control={control} name="cashAccounts" label="Comptabilité de caisse (BNC)" />
        </Box>
      </FormSection>
      <FormSection title="Adresse">
        <TextInput
          control={control}
          name="firm.address.streetName"
          label="Rue"
          required
          autoComplete="street-address"
          sx={{ gridColumn: '1 / -1' }}
        />
        <TextInput
          control={control}
          name="firm.address.zipCode"
          label="Code postal"
          required
          autoComplete="postal-code"
          slotProps={digitsOnly}
        />
        <TextInput control={control} name="firm.address.city" label="Ville" required autoComplete="address-level2" />
        <TimeZoneField control={control} />
        <MapPosition isExact={savedProfile.precision === 'address'}>{mapSentence(savedProfile)}</MapPosition>
      </FormSection>
    </>
  )
}
