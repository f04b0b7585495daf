import type { BillableSession } from 'shared/contracts/finance/billableSession'
import { exceedsCashLimit } from 'shared/domain/bills/cash'
import { required } from 'shared/domain/problems'
import { Box } from 'shared/ui'
import { FormSection, PickInput, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { IncompleteProfile } from '../../issuing/IncompleteProfile.tsx'
import { cashReasonOptions } from '../cashReasonOptions.ts'
import { cashTotalOf } from './cashTotalOf.ts'
import type { BilledClient } from './client/billedClientOf.ts'
import { CreditField } from './CreditField.tsx'
import { dueDateText } from './dueDateText.ts'
import type { Draft } from './draft/draft.ts'
import { texts } from './messages.ts'
import { choiceOptions, interestOptions, termOptions } from '../termOptions.ts'
import { useBillTotals } from './useBillTotals.ts'

interface PaymentSectionProps {
  control: Control<Draft>
  rows: readonly BillableSession[]
  client: BilledClient | undefined
  /** The client's credit, in euros. */
  credit: number
  /** Whether the member's documents have an IBAN, their own or the firm's. */
  hasIban: boolean
}

/** Section with the payment term, the means of payment, the late interest and the client's credit. */
export function PaymentSection({ control, rows, client, credit, hasIban }: PaymentSectionProps) {
  const [termId, choiceId, spendsCredit] = useWatch({
    control,
    name: ['selectedTermOfPayment', 'selectedPaymentChoice', 'spendsCredit'],
  })
  const { total } = useBillTotals(control, rows)
  const cashTotal = cashTotalOf({ selectedPaymentChoice: choiceId, spendsCredit }, { total, client, credit })
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
      {exceedsCashLimit(cashTotal.cents) && (
        <PickInput
          control={control}
          name="cashReason"
          label="Raison des espèces"
          none="À choisir"
          helperText={texts.cashLimit}
          options={cashReasonOptions(cashTotal)}
        />
      )}
      {choiceId === 'TRANSFER' && !hasIban && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <IncompleteProfile problems={[required('iban', texts.ibanMissing)]} />
        </Box>
      )}
    </FormSection>
  )
}
