import { mayDiscountGlobally } from 'shared/domain/money/totals'
import { pricedLine } from 'shared/domain/bills/lines/billLines'
import { Box } from 'shared/ui'
import { CheckInput, FormSection, NumberInput, PickInput, TextInput, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { discountTypes } from './discountTypes.ts'
import type { Draft } from './draft/draft.ts'
import { texts } from './messages.ts'

const whole = { gridColumn: '1 / -1' }

/** VAT or the legal mention without it, and the global discount. */
export function VatSection({ control }: { control: Control<Draft> }) {
  const [withTaxes, simplifiedMode, lines] = useWatch({
    control,
    name: ['withTaxes', 'simplifiedMode', 'detailedBillingContent'],
  })
  const mayDiscount = simplifiedMode || mayDiscountGlobally(lines.map((line) => pricedLine(line, withTaxes)))
  return (
    <FormSection title="TVA et remise">
      <Box sx={whole}>
        <CheckInput control={control} name="withTaxes" label="TVA applicable" />
      </Box>
      {withTaxes && simplifiedMode && <NumberInput control={control} name="taxes" label="TVA" unit="%" required />}
      {!withTaxes && (
        <TextInput
          control={control}
          name="taxesComment"
          label="Mention complémentaire (TVA non applicable)"
          sx={whole}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
      <Box sx={{ ...whole, display: 'grid', gridTemplateColumns: '1fr 96px', gap: 1, maxWidth: 420 }}>
        <NumberInput
          control={control}
          name="discount"
          label="Remise globale"
          disabled={!mayDiscount}
          helperText={mayDiscount ? undefined : texts.oneRate}
        />
        <PickInput control={control} name="discountType" label="En" disabled={!mayDiscount} options={discountTypes} />
      </Box>
    </FormSection>
  )
}
