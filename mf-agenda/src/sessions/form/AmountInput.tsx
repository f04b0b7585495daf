import { shortMoney } from 'shared/domain/format'
import { isTypedAmount } from 'shared/domain/sessions/pricing'
import { Box, Button, Typography } from 'shared/ui'
import { NumberInput, useWatch } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'
import type { AmountField, useProposedAmounts } from './useProposedAmounts.ts'

interface AmountInputProps {
  form: SessionFormApi
  name: AmountField
  label: string
  amounts: ReturnType<typeof useProposedAmounts>
}

/** Field of an amount. If the typed amount differs from the proposed one, shows that with a button to use it. */
export function AmountInput({ form: { control }, name, label, amounts }: AmountInputProps) {
  const amount = useWatch({ control, name })
  const proposed = amounts.proposed[name]
  return (
    <Box>
      <NumberInput
        control={control}
        name={name}
        label={label}
        unit="€"
        onTyped={(typedAmount) => amounts.handleTyped(name, typedAmount)}
      />
      <Typography component="output" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {proposed && isTypedAmount(amount, proposed.amount) && (
          <>
            <span>{`${proposed.source} : ${shortMoney(proposed.amount)}, `}</span>
            <Button
              size="small"
              aria-label={`reprendre : ${proposed.source}, ${shortMoney(proposed.amount)}`}
              onClick={() => {
                amounts.applyProposed(name)
                // Moves the focus to the field, because the button disappears.
                document.getElementById(name)?.focus()
              }}
              sx={{ px: 0.5, minWidth: 0, minHeight: { xs: 44, md: 24 }, py: 0, verticalAlign: 'baseline' }}
            >
              reprendre
            </Button>
          </>
        )}
      </Typography>
    </Box>
  )
}
