import type { BillListItem } from 'shared/contracts/finance/bills'
import { PdfButton } from '../issuing/PdfButton.tsx'
import { readBillFile } from './api.ts'

const documentNames: Readonly<Record<BillListItem['kind'], string>> = { INVOICE: 'la facture', CREDIT_NOTE: "l'avoir" }

/** Downloads the PDF of an issued invoice or credit note. */
export const BillFileButton = ({
  row: { id, kind, billNumber },
}: {
  row: Pick<BillListItem, 'id' | 'kind' | 'billNumber'>
}) => <PdfButton label={`Télécharger ${documentNames[kind]} ${billNumber}`} read={() => readBillFile(id)} />
