import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { monthOf } from 'shared/domain/calendar/period'
import { sessionListKey } from './draft.ts'
import type { Draft } from './draft.ts'

/** Returns the draft of the invoice that replaces a credited one: the same content with the next number. */
export function draftFromBill(draft: Draft, { input, lines }: BillDetails): Draft {
  const { listed, sessionsNet: _net, ...content } = input
  const serviceDays = lines.flatMap(({ serviceDate }) => (serviceDate === null ? [] : [serviceDate])).toSorted()
  const sessionList = {
    patientId: input.patientId,
    payerId: (input.simplifiedMode && input.payerId) || null,
    sessionsTherapistId: listed ? (listed.therapistId ?? null) : input.therapistId,
    startDate: listed?.startDate ?? monthOf(serviceDays[0] ?? draft.startDate).startDate,
    endDate: listed?.endDate ?? monthOf(serviceDays.at(-1) ?? draft.endDate).endDate,
  }
  return {
    ...draft,
    ...content,
    ...sessionList,
    billNumber: draft.billNumber,
    estimationId: input.estimationId ?? null,
    taxes: input.withTaxes ? input.taxes : draft.taxes,
    taxesComment: input.taxesComment || draft.taxesComment,
    chosenFrom: sessionListKey(sessionList),
    detailedBillingContent: input.simplifiedMode
      ? draft.detailedBillingContent
      : input.detailedBillingContent.map((line) => ({ ...line, serviceDate: line.serviceDate ?? null })),
  }
}
