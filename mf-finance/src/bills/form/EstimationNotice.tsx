import type { EstimationOrigin } from 'shared/contracts/finance/estimations'
import { Alert } from 'shared/ui'
import { standingBills } from '../../estimations/standingBills.ts'

/** Notice before a quote is billed: that it is already billed, or for whom it is if no file was kept. */
export function EstimationNotice({ estimation }: { estimation: EstimationOrigin }) {
  const bills = standingBills(estimation)
  const sentences = [
    bills.length > 0 && `Ce devis est déjà facturé : ${bills.map(({ billNumber }) => billNumber).join(', ')}.`,
    estimation.state !== 'ACCEPTED' && "Ce devis n'est pas accepté.",
    estimation.patientId === null &&
      `Le devis est au nom de ${estimation.patientName}, sans dossier : choisissez le patient à facturer.`,
  ].filter(Boolean)
  if (sentences.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2, maxWidth: 920 }}>
      {sentences.join(' ')}
    </Alert>
  )
}
