import type { BillLine } from 'shared/contracts/finance/billDetails'
import { money } from 'shared/domain/format'
import { Box } from 'shared/ui'
import { Checkbox, Controller, FormControlLabel, FormHelperText } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { CreditNoteDraft } from './creditNoteDraft.ts'

interface CreditableLinesProps {
  control: Control<CreditNoteDraft>
  lines: readonly BillLine[]
}

/** Choice of the lines to credit; lines that are already credited cannot be selected. */
export const CreditableLines = ({ control, lines }: CreditableLinesProps) => (
  <Controller
    control={control}
    name="lines"
    render={({ field: { value, onChange, ref }, fieldState }) => (
      <Box
        component="fieldset"
        aria-label="Lignes de l'avoir"
        sx={{ display: 'grid', border: 0, m: 0, p: 0, pl: 1, minWidth: 0 }}
      >
        {lines.map(({ index, description, net, creditable }, position) => (
          <FormControlLabel
            key={index}
            disabled={!creditable}
            label={`${description} · ${money(net)} H.T`}
            control={
              <Checkbox
                checked={value.includes(index)}
                slotProps={{ input: { ref: position === 0 ? ref : undefined } }}
                onChange={(_, checked) =>
                  onChange(checked ? [...value, index] : value.filter((selectedIndex) => selectedIndex !== index))
                }
              />
            }
          />
        ))}
        {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      </Box>
    )}
  />
)
