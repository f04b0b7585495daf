import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { monthOf } from 'shared/domain/calendar/period'
import { sessionListKey } from './draft.ts'
import type { Draft } from './draft.ts'

/** Draft of the invoice that follows a credit note: the content of the credited invoice under the next number. */
export function fromBill(draft: Draft, { input, lines }: BillDetails): Draft {
  const { listed, sessionsNet: _net, ...content } = input
  const days = lines.flatMap(({ serviceDate }) => (serviceDate === null ? [] : [serviceDate])).toSorted()
  const list = {
    patientId: input.patientId,
    payerId: (input.simplifiedMode && input.payerId) || null,
    sessionsTherapistId: listed ? (listed.therapistId ?? null) : input.therapistId,
    startDate: listed?.startDate ?? monthOf(days[0] ?? draft.startDate).startDate,
    endDate: listed?.endDate ?? monthOf(days.at(-1) ?? draft.endDate).endDate,
  }
  return {
    ...draft,
    ...content,
    ...list,
    billNumber: draft.billNumber,
    estimationId: input.estimationId ?? null,
    taxes: input.withTaxes ? input.taxes : draft.taxes,
    taxesComment: input.taxesComment || draft.taxesComment,
    chosenFrom: sessionListKey(list),
    detailedBillingContent: input.simplifiedMode
      ? draft.detailedBillingContent
      : input.detailedBillingContent.map((line) => ({ ...line, serviceDate: line.serviceDate ?? null })),
  }
}
