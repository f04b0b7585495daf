import type { EstimationBillPrefill } from 'shared/contracts/finance/estimations'
import { Alert, layout } from 'shared/ui'
import { uncreditedBillsOf } from '../../estimations/uncreditedBillsOf.ts'

/** Warns that a quote to bill is already billed, is not accepted, or has no patient file. */
export function EstimationNotice({ estimation }: { estimation: EstimationBillPrefill }) {
  const bills = uncreditedBillsOf(estimation)
  const sentences = [
    bills.length > 0 && `Ce devis est déjà facturé : ${bills.map(({ billNumber }) => billNumber).join(', ')}.`,
    estimation.state !== 'ACCEPTED' && "Ce devis n'est pas accepté.",
    estimation.patientId === null &&
      `Le devis est au nom de ${estimation.patientName}, sans dossier : choisissez le patient à facturer.`,
  ].filter(Boolean)
  if (sentences.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2, maxWidth: layout.formWidthPx }}>
      {sentences.join(' ')}
    </Alert>
  )
}
