import type { BillBatchInput } from 'shared/contracts/finance/billMonth'
import { Box } from 'shared/ui'
import { CheckInput, FoldedSection, NumberInput, PickInput, TextInput, useFormState, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { choiceOptions, interestOptions, termOptions } from '../termOptions.ts'

/** Values of the form, without the month and the therapist, which are selected above the form. */
export type MonthDraft = Omit<BillBatchInput, 'month' | 'therapistId'>

const whole = { gridColumn: '1 / -1' }

/** Terms for VAT and payment of all invoices of the month; the defaults are those of a single invoice. */
export function MonthTerms({ control }: { control: Control<MonthDraft> }) {
  const withTaxes = useWatch({ control, name: 'withTaxes' })
  const { errors } = useFormState({ control })
  const { patientIds: _patientIds, ...ownErrors } = errors
  return (
    <FoldedSection title="TVA et paiement" isLazy isRefused={Object.keys(ownErrors).length > 0}>
      <Box sx={whole}>
        <CheckInput control={control} name="withTaxes" label="TVA applicable" />
      </Box>
      {withTaxes ? (
        <NumberInput control={control} name="taxes" label="TVA" unit="%" required />
      ) : (
        <TextInput
          control={control}
          name="taxesComment"
          label="Mention complémentaire (TVA non applicable)"
          sx={whole}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
      <PickInput control={control} name="selectedTermOfPayment" label="Délai de paiement" options={termOptions} />
      <PickInput control={control} name="selectedPaymentChoice" label="Moyen de paiement" options={choiceOptions} />
      <PickInput control={control} name="selectedLateInterest" label="Pénalités de retard" options={interestOptions} />
    </FoldedSection>
  )
}
