import { lazy, Suspense, useState } from 'react'
import type { BillListItem } from 'shared/contracts/finance/bills'
import { Box, Button } from 'shared/ui'
import { BillFileButton } from './BillFileButton.tsx'
import { PaidCheckbox } from './PaidCheckbox.tsx'

const BillDialog = lazy(() => import('./details/BillDialog.tsx'))

/** Actions for an invoice of the list. */
export function BillActions({ row }: { row: BillListItem }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
      <Box sx={{ flexGrow: 1 }}>{row.kind === 'INVOICE' && <PaidCheckbox row={row} />}</Box>
      <Button size="small" aria-label={`Détails de ${row.billNumber}`} onClick={() => setOpen(true)}>
        Détails
      </Button>
      <BillFileButton row={row} />
      {isOpen && (
        <Suspense>
          <BillDialog billId={row.id} billNumber={row.billNumber} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  )
}
