import { Box } from 'shared/ui'
import { NumberInput, TextInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { ClubDraft } from './draft.ts'

export function ClubFields({ control }: { control: Control<ClubDraft> }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 2,
        pt: 1,
        '& > .wide': { gridColumn: '1 / -1' },
      }}
    >
      <TextInput control={control} name="name" label="Nom" autoComplete="off" className="wide" />
      <TextInput control={control} name="email" label="E-mail" type="email" autoComplete="off" />
      <TextInput control={control} name="phoneNumber" label="Téléphone" type="tel" autoComplete="off" />
      <NumberInput
        control={control}
        name="amountPerSession"
        label="Montant par séance"
        unit="€"
        helperText="Le loyer proposé pour une séance dans ce lieu."
        className="wide"
      />
      <TextInput control={control} name="address.streetName" label="Rue" autoComplete="off" className="wide" />
      <TextInput
        control={control}
        name="address.zipCode"
        label="Code postal"
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
      />
      <TextInput control={control} name="address.city" label="Ville" autoComplete="off" />
    </Box>
  )
}
