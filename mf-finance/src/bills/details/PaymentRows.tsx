import { useState } from 'react'
import type { BillDetails, Payment } from 'shared/contracts/finance/billDetails'
import { cashReasonLabels } from 'shared/domain/bills/cash'
import { meansLabel } from 'shared/domain/bills/meansOfPayment'
import { paymentKindLabels } from 'shared/domain/bills/paymentKinds'
import { paymentDayOf } from 'shared/domain/calendar/dayBounds'
import { money, shortDay } from 'shared/domain/format'
import { practiceToday } from 'shared/session'
import { Button, ConfirmDialog } from 'shared/ui'
import { DetailList } from '../../issuing/DetailList.tsx'
import { texts } from './messages.ts'
import { useRecordPayment } from './useRecordPayment.ts'

/** Journal of an invoice's payments. Entries never change; a wrong entry is corrected by an opposite entry. */
export function PaymentRows({ bill }: { bill: BillDetails }) {
  const [wrongPayment, setWrongPayment] = useState<Payment>()
  const paymentMutation = useRecordPayment(bill.id, () => setWrongPayment(undefined))
  const isCorrectable = ({ id, kind }: Payment) =>
    kind !== 'CORRECTION' &&
    kind !== 'CREDIT_CORRECTION' &&
    // The use of a credit is corrected together with the payment that it made.
    kind !== 'CREDIT_USE' &&
    !bill.payments.some(({ corrects }) => corrects === id)
  return (
    <>
      <DetailList
        title="Paiements"
        empty={texts.nothingPaid}
        rows={bill.payments.map((payment) => ({
          key: payment.id,
          text: `${paymentKindLabels[payment.kind]} · ${meansLabel(payment.means)}`,
          detail: [
            shortDay(payment.paidOn),
            payment.cashReason !== null && cashReasonLabels[payment.cashReason],
            payment.receiptTotal !== null && `sur un règlement de ${money(payment.receiptTotal)}`,
          ],
          value: money(payment.amount),
          action: isCorrectable(payment) && (
            <Button size="small" onClick={() => setWrongPayment(payment)}>
              Corriger
            </Button>
          ),
        }))}
      />
      <ConfirmDialog
        open={wrongPayment !== undefined}
        title="Reprendre cette ligne ?"
        confirm="Corriger"
        busy={paymentMutation.isPending}
        onConfirm={() =>
          wrongPayment &&
          paymentMutation.mutate({
            kind: 'CORRECTION',
            means: wrongPayment.means,
            amount: Math.abs(wrongPayment.amount),
            paidOn: paymentDayOf(wrongPayment.paidOn, practiceToday()),
            corrects: wrongPayment.id,
          })
        }
        onCancel={() => setWrongPayment(undefined)}
      >
        {`Rien n'est effacé du journal des paiements : une ligne contraire de ${money(-(wrongPayment?.amount ?? 0))} est ajoutée.`}
      </ConfirmDialog>
    </>
  )
}
