import type { EstimationBillPrefill } from 'shared/contracts/finance/estimations'
import { emptyLine } from 'shared/domain/bills/lines/detailedLine'
import { shortDay } from 'shared/domain/format'
import type { Draft } from './draft.ts'

/** Returns the draft of an invoice for a quote: one free line with the hours and the price of the quote. */
export function draftFromEstimation(
  draft: Draft,
  estimation: EstimationBillPrefill,
  mayIssueFor: (therapistId: string) => boolean,
): Draft {
  const { estimationNumber, issuedOn, nbHoursToDo, unitaryPrice, taxes } = estimation
  const therapistId = mayIssueFor(estimation.therapistId) ? estimation.therapistId : draft.therapistId
  return {
    ...draft,
    estimationId: estimation.id,
    patientId: estimation.patientId,
    therapistId,
    sessionsTherapistId: therapistId,
    simplifiedMode: false,
    withTaxes: taxes > 0,
    taxes: taxes > 0 ? taxes : draft.taxes,
    detailedBillingContent: [
      {
        ...emptyLine(taxes),
        description: `Séances de médiation par l'animal (devis ${estimationNumber} du ${shortDay(issuedOn)})`,
        quantity: nbHoursToDo,
        priceWithoutTaxes: unitaryPrice,
      },
    ],
  }
}
