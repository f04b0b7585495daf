import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { monthOf } from 'shared/domain/calendar/period'
import { sessionListKey } from './draft.ts'
import type { Draft } from './draft.ts'

/** Returns a draft with the content of a credited invoice, and with the number of `emptyDraft`. */
export function draftFromBill(emptyDraft: Draft, { input, lines }: BillDetails): Draft {
  const { listed: listFilter, sessionsNet: _net, spendsCredit: _spends, ...content } = input
  const serviceDays = lines.flatMap(({ serviceDate }) => (serviceDate === null ? [] : [serviceDate])).toSorted()
  const sessionList = {
    patientId: input.patientId,
    payerId: (input.simplifiedMode && input.payerId) || null,
    sessionsTherapistId: listFilter ? (listFilter.therapistId ?? null) : input.therapistId,
    startDate: listFilter?.startDate ?? monthOf(serviceDays[0] ?? emptyDraft.startDate).startDate,
    endDate: listFilter?.endDate ?? monthOf(serviceDays.at(-1) ?? emptyDraft.endDate).endDate,
  }
  return {
    ...emptyDraft,
    ...content,
    ...sessionList,
    billNumber: emptyDraft.billNumber,
    estimationId: input.estimationId ?? null,
    taxes: input.withTaxes ? input.taxes : emptyDraft.taxes,
    vatReason: input.vatReason ?? emptyDraft.vatReason,
    taxesComment: input.taxesComment || emptyDraft.taxesComment,
    orderNumber: input.orderNumber ?? '',
    selectionListKey: sessionListKey(sessionList),
    detailedBillingContent: input.simplifiedMode
      ? emptyDraft.detailedBillingContent
      : input.detailedBillingContent.map((line) => ({ ...line, serviceDate: line.serviceDate ?? null })),
  }
}
