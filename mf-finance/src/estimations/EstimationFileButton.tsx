import type { EstimationListItem } from 'shared/contracts/finance/estimations'
import { PdfButton } from '../issuing/PdfButton.tsx'
import { readEstimationFile } from './api.ts'

/** Downloads the PDF of an issued quote. */
export const EstimationFileButton = ({ row: { id, estimationNumber } }: { row: EstimationListItem }) => (
  <PdfButton label={`Télécharger le devis ${estimationNumber}`} read={() => readEstimationFile(id)} />
)
