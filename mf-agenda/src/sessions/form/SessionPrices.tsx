import { money } from 'shared/domain/format'
import { Box, Typography } from 'shared/ui'
import { CheckInput, FormSection, NumberInput, useWatch } from 'shared/ui/form'
import { rentPaidByPatient } from '../draft.ts'
import type { SessionFormApi } from '../SessionFormApi.ts'

export function SessionPrices({ form: { control } }: { form: SessionFormApi }) {
  const [roomRent, animalRent, paysRental] = useWatch({ control, name: ['roomRent', 'animalRent', 'paysRental'] })
  return (
    <FormSection layout="stack" title="Tarifs">
      <NumberInput control={control} name="price" label="Prix HT" unit="€" />
      <NumberInput control={control} name="roomRent" label="Location de la salle" unit="€" />
      <NumberInput control={control} name="animalRent" label="Location de l'animal" unit="€" />
      <Box>
        <CheckInput control={control} name="paysRental" label="Le patient paie la location" />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Somme versée directement au lieu : {money(rentPaidByPatient({ roomRent, animalRent, paysRental }))}
        </Typography>
      </Box>
    </FormSection>
  )
}
