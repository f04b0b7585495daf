import type { BillableSession } from 'shared/contracts/finance/billableSession'
import { exceedsCashLimit } from 'shared/domain/bills/paymentChoices'
import { Alert } from 'shared/ui'
import { FormSection, PickInput, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { CreditField } from './CreditField.tsx'
import { dueDateText } from './dueDateText.ts'
import type { Draft } from './draft/draft.ts'
import { texts } from './messages.ts'
import { choiceOptions, interestOptions, termOptions } from '../termOptions.ts'
import { useBillTotals } from './useBillTotals.ts'

interface PaymentSectionProps {
  control: Control<Draft>
  rows: readonly BillableSession[]
  /** The client's credit, in euros. */
  credit: number
}

/** Section with the payment term, the means of payment, the late interest and the client's credit. */
export function PaymentSection({ control, rows, credit }: PaymentSectionProps) {
  const [termId, choiceId] = useWatch({ control, name: ['selectedTermOfPayment', 'selectedPaymentChoice'] })
  const { total } = useBillTotals(control, rows)
  const dueDate = dueDateText(termId)
  return (
    <FormSection title="Paiement">
      <PickInput
        control={control}
        name="selectedTermOfPayment"
        label="Délai de paiement"
        helperText={dueDate && `À payer au plus tard le ${dueDate}`}
        options={termOptions}
      />
      <PickInput control={control} name="selectedPaymentChoice" label="Moyen de paiement" options={choiceOptions} />
      <PickInput control={control} name="selectedLateInterest" label="Pénalités de retard" options={interestOptions} />
      <CreditField control={control} credit={credit} />
      {exceedsCashLimit(choiceId, total) && (
        <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
          {texts.cashLimit}
        </Alert>
      )}
    </FormSection>
  )
}
