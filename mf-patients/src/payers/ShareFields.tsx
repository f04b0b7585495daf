import { Box } from 'shared/ui'
import { NumberInput, PickInput, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from './draft.ts'

interface ShareFieldsProps {
  control: Control<Draft>
  name: 'patientShare' | `payers.${number}.share`
  label: string
  /** What no share means. */
  none: string
}

const kinds = [
  { value: 'PERCENT', label: 'Un pourcentage' },
  { value: 'AMOUNT', label: 'Un montant' },
  { value: 'REST', label: 'Le reste' },
]

/** What somebody pays of each session. */
export function ShareFields({ control, name, label, none }: ShareFieldsProps) {
  const kind = useWatch({ control, name: `${name}.kind` })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <PickInput control={control} name={`${name}.kind`} label={label} none={none} options={kinds} />
      {kind === 'PERCENT' && (
        <NumberInput control={control} name={`${name}.value`} label="Pourcentage" unit="%" max={100} required />
      )}
      {kind === 'AMOUNT' && (
        <NumberInput control={control} name={`${name}.value`} label="Montant H.T" unit="€" required />
      )}
    </Box>
  )
}
