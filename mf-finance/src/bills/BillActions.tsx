import { lazy, Suspense, useState } from 'react'
import type { BillListItem } from 'shared/contracts/finance/bills'
import { ActionMenu, Box, Button, useFile, useIsPhone } from 'shared/ui'
import { fileFailed } from '../issuing/messages.ts'
import { readBillFile } from './api.ts'
import { BillFileButton } from './BillFileButton.tsx'
import { canBeMarkedPaid } from './canBeMarkedPaid.ts'
import { PaidSwitch } from './PaidSwitch.tsx'
import { usePaidConfirmation } from './usePaidConfirmation.tsx'

const BillDialog = lazy(() => import('./details/BillDialog.tsx'))
const CollectDialog = lazy(() => import('./details/CollectDialog.tsx'))

/** Actions for an invoice or a credit note of the list: buttons, and for an invoice a switch; on a phone a menu. */
export function BillActions({ row }: { row: BillListItem }) {
  const [openDialog, setOpenDialog] = useState<'details' | 'payment'>()
  const { askConfirmation, isConfirming, confirmation } = usePaidConfirmation(row)
  const Actions = useIsPhone() ? BillMenu : BillButtons
  const { id, billNumber } = row
  const close = () => setOpenDialog(undefined)
  return (
    <>
      <Actions
        row={row}
        isConfirming={isConfirming}
        onMarkPaid={askConfirmation}
        onCollect={() => setOpenDialog('payment')}
        onDetails={() => setOpenDialog('details')}
      />
      <Box sx={{ display: 'contents' }}>{confirmation}</Box>
      <Suspense>
        {openDialog === 'details' && <BillDialog billId={id} billNumber={billNumber} onClose={close} />}
        {openDialog === 'payment' && <CollectDialog billId={id} billNumber={billNumber} onClose={close} />}
      </Suspense>
    </>
  )
}

interface ActionsProps {
  row: BillListItem
  isConfirming: boolean
  onMarkPaid: () => void
  onCollect: () => void
  onDetails: () => void
}

function BillMenu({ row, onMarkPaid, onCollect, onDetails }: ActionsProps) {
  const file = useFile({ read: () => readBillFile(row.id), failureMessages: fileFailed })
  return (
    <ActionMenu
      label={`Actions : ${row.billNumber}`}
      actions={[
        ...(row.remaining > 0 ? [{ label: 'Encaisser', onClick: onCollect }] : []),
        ...(canBeMarkedPaid(row) ? [{ label: 'Marquer payée', onClick: onMarkPaid }] : []),
        { label: 'Détails', onClick: onDetails },
        { label: 'Télécharger le PDF', onClick: file.save },
      ]}
    />
  )
}

const BillButtons = ({ row, isConfirming, onMarkPaid, onCollect, onDetails }: ActionsProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', flexGrow: 1, gap: 1 }}>
    {row.remaining > 0 && (
      <Button size="small" variant="outlined" aria-label={`Encaisser ${row.billNumber}`} onClick={onCollect}>
        Encaisser
      </Button>
    )}
    <Box sx={{ flexGrow: 1 }} />
    {row.kind === 'INVOICE' && <PaidSwitch row={row} isConfirming={isConfirming} onMarkPaid={onMarkPaid} />}
    <Button size="small" aria-label={`Détails de ${row.billNumber}`} onClick={onDetails}>
      Détails
    </Button>
    <BillFileButton row={row} />
  </Box>
)
