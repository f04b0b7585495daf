import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { decimal, money } from 'shared/domain/format'
import { Alert, Box } from 'shared/ui'
import { Checkbox, Controller, FormControlLabel, FormHelperText, FormLabel, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { texts } from './messages.ts'
import type { PaymentDraft } from './paymentProblems.ts'
import { receiptText } from './receiptText.ts'

interface ExcessFieldsProps {
  control: Control<PaymentDraft>
  bill: BillDetails
}

/** Asks whether an amount above the remaining one pays other invoices of the client, or is kept as a credit. */
export function ExcessFields({ control, bill }: ExcessFieldsProps) {
  const [amount, otherBillIds] = useWatch({ control, name: ['amount', 'otherBillIds'] })
  const isAboveRemaining = amount !== null && amount > bill.remaining
  return (
    <>
      {isAboveRemaining && bill.otherDueBills.length > 0 && (
        <Controller
          control={control}
          name="otherBillIds"
          render={({ field: { value, onChange } }) => (
            <Box component="fieldset" sx={{ display: 'grid', border: 0, m: 0, p: 0, minWidth: 0 }}>
              <FormLabel component="legend">{texts.otherBills}</FormLabel>
              {bill.otherDueBills.map(({ id, billNumber, remaining }) => (
                <FormControlLabel
                  key={id}
                  label={`${billNumber} · reste ${money(remaining)}`}
                  control={
                    <Checkbox
                      checked={value.includes(id)}
                      onChange={(_, checked) =>
                        onChange(checked ? [...value, id] : value.filter((selectedId) => selectedId !== id))
                      }
                    />
                  }
                />
              ))}
              {bill.otherDueBillCount > bill.otherDueBills.length && (
                <FormHelperText>
                  Les {bill.otherDueBills.length} plus anciennes des {decimal(bill.otherDueBillCount)} autres factures à
                  régler.
                </FormHelperText>
              )}
            </Box>
          )}
        />
      )}
      <Box component="output">
        {isAboveRemaining && <Alert severity="info">{receiptText(bill, amount, otherBillIds)}</Alert>}
      </Box>
    </>
  )
}
