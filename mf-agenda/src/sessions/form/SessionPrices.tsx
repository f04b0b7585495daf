import { money } from 'shared/domain/format'
import { Box, Typography } from 'shared/ui'
import { CheckInput, FormSection, NumberInput, useWatch } from 'shared/ui/form'
import { computeRentPaidByPatient } from '../draft.ts'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { AmountInput } from './AmountInput.tsx'
import { amountsSx } from './formLayout.ts'
import type { useProposedAmounts } from './useProposedAmounts.ts'

interface SessionPricesProps {
  form: SessionFormApi
  amounts: ReturnType<typeof useProposedAmounts>
}

/** Price and rents. The checkbox for a rent paid by the patient is shown once there is a rent. */
export function SessionPrices({ form, amounts }: SessionPricesProps) {
  const { control } = form
  const [roomRent, animalRent, isRentPaidByPatient] = useWatch({
    control,
    name: ['roomRent', 'animalRent', 'isRentPaidByPatient'],
  })
  const rentPaidByPatient = money(computeRentPaidByPatient({ roomRent, animalRent, isRentPaidByPatient }))
  const hasRent = isRentPaidByPatient || (roomRent ?? 0) > 0 || (animalRent ?? 0) > 0
  return (
    <FormSection layout="free" title="Tarifs">
      <Box sx={amountsSx}>
        <AmountInput form={form} name="price" label="Prix HT" amounts={amounts} />
        <AmountInput form={form} name="roomRent" label="Location de la salle" amounts={amounts} />
        <NumberInput control={control} name="animalRent" label="Location de l'animal" unit="€" />
      </Box>
      {hasRent && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 0.5 }}>
          <CheckInput control={control} name="isRentPaidByPatient" label="Le patient paie la location" />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Somme versée directement au lieu : {rentPaidByPatient}
          </Typography>
        </Box>
      )}
    </FormSection>
  )
}
