import type { EstimationListItem } from 'shared/contracts/finance/estimations'
import { PdfButton } from '../issuing/PdfButton.tsx'
import { readEstimationFile } from './api.ts'

/** Gives the PDF again, as it was issued. */
export const EstimationFileButton = ({ row: { id, estimationNumber } }: { row: EstimationListItem }) => (
  <PdfButton label={`Télécharger le devis ${estimationNumber}`} read={() => readEstimationFile(id)} />
)
