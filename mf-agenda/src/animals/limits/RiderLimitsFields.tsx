import { Box, Typography } from 'shared/ui'
import { FormSection, NumberInput } from 'shared/ui/form'
import type { AnimalFormApi } from '../AnimalFormApi.ts'

/** Optional limits of the animal for its riders, which apply to every patient. */
export const RiderLimitsFields = ({ form: { control } }: { form: AnimalFormApi }) => (
  <FormSection title="Avec les patients" layout="free">
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '70ch' }}>
      Pour un patient au-delà, la séance propose d'autres animaux et demande avant de garder celui-ci.
    </Typography>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
        gap: 2,
        alignItems: 'start',
      }}
    >
      <NumberInput
        control={control}
        name="riderLimits.maxWeightKg"
        label="Poids du cavalier, au plus"
        unit="kg"
        decimals={0}
      />
      <NumberInput control={control} name="riderLimits.minAge" label="Âge minimum" unit="ans" decimals={0} />
    </Box>
  </FormSection>
)
