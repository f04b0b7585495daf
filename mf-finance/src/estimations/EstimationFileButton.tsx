import type { EstimationListItem } from 'shared/contracts/estimation'
import { FileButton } from '../issuing/FileButton.tsx'
import { readEstimationFile } from './api.ts'

/** Gives the PDF again, as it was issued. */
export const EstimationFileButton = ({ row: { id, estimationNumber } }: { row: EstimationListItem }) => (
  <FileButton label={`Télécharger le devis ${estimationNumber}`} read={() => readEstimationFile(id)} />
)
