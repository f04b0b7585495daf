import { useState } from 'react'
import type { BillDetails, Payment } from 'shared/contracts/finance/billDetails'
import { money, shortDay } from 'shared/domain/format'
import { Button, ConfirmDialog } from 'shared/ui'
import { DetailList } from '../../issuing/DetailList.tsx'
import { kindLabels, meansLabel } from '../../issuing/paymentLabels.ts'
import { texts } from './messages.ts'
import { useRecordPayment } from './useRecordPayment.ts'

/** Journal of payments. A wrong row is cancelled by a counter-row: rows never change. */
export function PaymentRows({ bill }: { bill: BillDetails }) {
  const [wrong, setWrong] = useState<Payment>()
  const recording = useRecordPayment(bill.id, () => setWrong(undefined))
  const isStanding = ({ id, kind }: Payment) =>
    kind !== 'CORRECTION' && !bill.payments.some(({ corrects }) => corrects === id)
  return (
    <>
      <DetailList
        title="Paiements"
        empty={texts.nothingPaid}
        rows={bill.payments.map((payment) => ({
          key: payment.id,
          text: `${kindLabels[payment.kind]} · ${meansLabel(payment.means)}`,
          detail: [shortDay(payment.paidOn)],
          value: money(payment.amount),
          action: isStanding(payment) && (
            <Button size="small" onClick={() => setWrong(payment)}>
              Corriger
            </Button>
          ),
        }))}
      />
      <ConfirmDialog
        open={wrong !== undefined}
        title="Reprendre cette ligne ?"
        confirm="Corriger"
        busy={recording.isPending}
        onConfirm={() =>
          wrong &&
          recording.mutate({
            kind: 'CORRECTION',
            means: wrong.means,
            amount: Math.abs(wrong.amount),
            paidOn: wrong.paidOn,
            corrects: wrong.id,
          })
        }
        onCancel={() => setWrong(undefined)}
      >
        Rien n'est effacé du journal des paiements : une ligne contraire de {wrong && money(-wrong.amount)} est ajoutée.
      </ConfirmDialog>
    </>
  )
}
