import type { ClipboardEvent, KeyboardEvent } from 'react'
import { pricedLine } from 'shared/domain/bills/lines/billLines'
import { money } from 'shared/domain/format'
import { eurosOf } from 'shared/domain/money/cents'
import { totalsOf } from 'shared/domain/money/totals'
import { Box, Typography } from 'shared/ui'
import { NumberInput, PickInput, TextInput, useWatch, VatRateInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { discountTypes } from '../discountTypes.ts'
import type { Draft } from '../draft/draft.ts'
import { DateField } from './DateField.tsx'
import { LineButtons } from './LineButtons.tsx'
import { columnOf } from './lineColumn.ts'
import type { LineColumn } from './lineColumn.ts'
import { lineActionOf } from './lineAction.ts'
import type { LineAction } from './lineAction.ts'

interface BillLineProps {
  control: Control<Draft>
  index: number
  /** Whether this is the only line, which cannot be deleted. */
  isOnly: boolean
  /** Whether the form was submitted, so that empty required fields are marked. */
  isSubmitted: boolean
  /** The postal code of the practice, on which the offered VAT rates depend. */
  zipCode: string
  onAction: (action: LineAction, column: LineColumn) => void
  onPaste: (event: ClipboardEvent) => void
}

/** Whether the field itself handles the key, as a date field does with the arrow keys. */
const isHandledByField = (target: EventTarget, action: LineAction) =>
  target instanceof HTMLInputElement && target.type === 'date' && action.startsWith('focus')

/** Fields of a free line: description, date, quantity, price, VAT rate and discount. */
export function BillLine({ control, index, isOnly, isSubmitted, zipCode, onAction, onPaste }: BillLineProps) {
  const path = `detailedBillingContent.${index}` as const
  const [line, withTaxes] = useWatch({ control, name: [path, 'withTaxes'] })
  const [total] = totalsOf([pricedLine(line, withTaxes)]).lines
  const requiredText = (isEmpty: boolean) => (isSubmitted && isEmpty ? 'Obligatoire' : undefined)

  function onKeyDown(event: KeyboardEvent) {
    const column = columnOf(event.target)
    const action = column && lineActionOf(event)
    if (!action || isHandledByField(event.target, action)) return
    event.preventDefault()
    onAction(action, column)
  }

  return (
    <Box
      component="fieldset"
      aria-label={`Ligne ${index + 1}`}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      sx={{
        display: 'grid',
        gap: 1.5,
        m: 0,
        px: 0,
        py: 2,
        minWidth: 0,
        border: 0,
        borderTop: index === 0 ? 0 : 1,
        borderColor: 'divider',
        alignItems: 'start',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr)) auto' },
        '& .MuiFormHelperText-root': { color: 'error.main' },
      }}
    >
      <TextInput
        control={control}
        name={`${path}.description`}
        label="Description"
        required
        autoComplete="off"
        helperText={requiredText(line.description.trim() === '')}
        sx={{ gridColumn: { xs: '1 / -1', md: '1 / span 4' } }}
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
      />
      <Box sx={{ gridColumn: { md: 'span 2' } }}>
        <DateField control={control} name={`${path}.serviceDate`} />
      </Box>
      <LineButtons isOnly={isOnly} onAction={(action) => onAction(action, 'description')} />
      <NumberInput
        control={control}
        name={`${path}.quantity`}
        label="Quantité"
        decimals={4}
        required
        helperText={requiredText(!line.quantity)}
      />
      <NumberInput
        control={control}
        name={`${path}.priceWithoutTaxes`}
        label="Prix H.T"
        unit="€"
        required
        helperText={requiredText(line.priceWithoutTaxes === null)}
      />
      {withTaxes && (
        <VatRateInput
          control={control}
          name={`${path}.taxesAmount`}
          label="TVA"
          zipCode={zipCode}
          required
          helperText={requiredText(line.taxesAmount === null)}
        />
      )}
      <Box sx={{ gridColumn: { md: 'span 2' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 72px', gap: 0.5 }}>
        <NumberInput control={control} name={`${path}.discount`} label="Remise" />
        <PickInput control={control} name={`${path}.discountType`} label="En" options={discountTypes} />
      </Box>
      <Typography
        sx={{
          gridColumn: { xs: '1 / -1', md: withTaxes ? '6 / -1' : '5 / -1' },
          textAlign: 'right',
          alignSelf: 'center',
        }}
      >
        {money(eurosOf(total?.net ?? 0))} H.T
      </Typography>
    </Box>
  )
}
