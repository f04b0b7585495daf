import type { BillListItem } from 'shared/contracts/finance/bills'
import { PdfButton } from '../issuing/PdfButton.tsx'
import { readBillFile } from './api.ts'

const names: Readonly<Record<BillListItem['kind'], string>> = { INVOICE: 'la facture', CREDIT_NOTE: "l'avoir" }

/** Gives the PDF again, as it was issued. */
export const BillFileButton = ({
  row: { id, kind, billNumber },
}: {
  row: Pick<BillListItem, 'id' | 'kind' | 'billNumber'>
}) => <PdfButton label={`Télécharger ${names[kind]} ${billNumber}`} read={() => readBillFile(id)} />
