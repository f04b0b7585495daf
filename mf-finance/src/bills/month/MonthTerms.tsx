import type { BillBatchInput } from 'shared/contracts/finance/billMonth'
import { Box } from 'shared/ui'
import { CheckInput, FoldedSection, NumberInput, PickInput, TextInput, useFormState, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { choiceOptions, interestOptions, termOptions } from '../termOptions.ts'

/** Values of the form; the month and the therapist are selected above it. */
export type MonthDraft = Omit<BillBatchInput, 'month' | 'therapistId'>

const fullWidth = { gridColumn: '1 / -1' }

/** Fields for the VAT and the payment of all invoices of the month. */
export function MonthTerms({ control }: { control: Control<MonthDraft> }) {
  const withTaxes = useWatch({ control, name: 'withTaxes' })
  const { errors } = useFormState({ control })
  const { patientIds: _patientIds, ...termErrors } = errors
  return (
    <FoldedSection title="TVA et paiement" isLazy isRefused={Object.keys(termErrors).length > 0}>
      <Box sx={fullWidth}>
        <CheckInput control={control} name="withTaxes" label="TVA applicable" />
      </Box>
      {withTaxes ? (
        <NumberInput control={control} name="taxes" label="TVA" unit="%" required />
      ) : (
        <TextInput
          control={control}
          name="taxesComment"
          label="Mention complémentaire (TVA non applicable)"
          sx={fullWidth}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
      <PickInput control={control} name="selectedTermOfPayment" label="Délai de paiement" options={termOptions} />
      <PickInput control={control} name="selectedPaymentChoice" label="Moyen de paiement" options={choiceOptions} />
      <PickInput control={control} name="selectedLateInterest" label="Pénalités de retard" options={interestOptions} />
    </FoldedSection>
  )
}
