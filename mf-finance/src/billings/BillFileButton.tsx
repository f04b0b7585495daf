import type { BillListItem } from 'shared/contracts/billing'
import { FileButton } from '../issuing/FileButton.tsx'
import { readBillFile } from './api.ts'

/** Gives the PDF again, as it was issued. */
export const BillFileButton = ({ row: { id, billNumber } }: { row: Pick<BillListItem, 'id' | 'billNumber'> }) => (
  <FileButton label={`Télécharger la facture ${billNumber}`} read={() => readBillFile(id)} />
)
