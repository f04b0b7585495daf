import { mayDiscountGlobally } from 'shared/domain/money/totals'
import { pricedLine } from 'shared/domain/bills/lines/billLines'
import { Box } from 'shared/ui'
import { CheckInput, FormSection, NumberInput, PickInput, TextInput, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { discountTypes } from './discountTypes.ts'
import type { Draft } from './draft/draft.ts'
import { texts } from './messages.ts'

const fullWidth = { gridColumn: '1 / -1' }

/** Fields for the VAT, or for the legal mention if VAT does not apply, and for the global discount. */
export function VatSection({ control }: { control: Control<Draft> }) {
  const [withTaxes, isSimplified, lines] = useWatch({
    control,
    name: ['withTaxes', 'simplifiedMode', 'detailedBillingContent'],
  })
  const mayDiscount = isSimplified || mayDiscountGlobally(lines.map((line) => pricedLine(line, withTaxes)))
  return (
    <FormSection title="TVA et remise">
      <Box sx={fullWidth}>
        <CheckInput control={control} name="withTaxes" label="TVA applicable" />
      </Box>
      {withTaxes && isSimplified && <NumberInput control={control} name="taxes" label="TVA" unit="%" required />}
      {!withTaxes && (
        <TextInput
          control={control}
          name="taxesComment"
          label="Mention complémentaire (TVA non applicable)"
          sx={fullWidth}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
      <Box sx={{ ...fullWidth, display: 'grid', gridTemplateColumns: '1fr 96px', gap: 1, maxWidth: 420 }}>
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
