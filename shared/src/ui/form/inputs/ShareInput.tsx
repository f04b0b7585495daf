import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { PickInput } from './inputs.tsx'
import { NumberInput } from './NumberInput.tsx'

interface ShareInputProps<Draft extends FieldValues> {
  control: Control<Draft>
  /** The path of a `ShareKind`, null without a share. */
  kind: FieldPath<Draft>
  /** The path of the percentage, or of the amount in euros without VAT. */
  value: FieldPath<Draft>
  /** The name of the share's payer. */
  label: string
  /** The label of the option without a share. */
  emptyLabel: string
}

const kindOptions = [
  { value: 'PERCENT', label: 'Un pourcentage' },
  { value: 'AMOUNT', label: 'Un montant' },
  { value: 'REST', label: 'Le reste' },
]

/** A payer's share of a session: a percentage, an amount, or the rest. */
export function ShareInput<Draft extends FieldValues>({
  control,
  kind,
  value,
  label,
  emptyLabel,
}: ShareInputProps<Draft>) {
  const selectedKind: unknown = useWatch({ control, name: kind })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <PickInput control={control} name={kind} label={label} none={emptyLabel} options={kindOptions} />
      {selectedKind === 'PERCENT' && (
        <NumberInput control={control} name={value} label="Pourcentage" unit="%" max={100} required />
      )}
      {selectedKind === 'AMOUNT' && (
        <NumberInput control={control} name={value} label="Montant H.T" unit="€" required />
      )}
    </Box>
  )
}
