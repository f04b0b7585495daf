import { lazy, Suspense, useState } from 'react'
import type { EstimationListItem } from 'shared/contracts/finance/estimations'
import { Link as RouterLink } from 'shared/router'
import { useRights } from 'shared/session'
import { Box, Button } from 'shared/ui'
import { EstimationFileButton } from './EstimationFileButton.tsx'
import { canBeBilled } from './canBeBilled.ts'

const EstimationDialog = lazy(() => import('./details/EstimationDialog.tsx'))

/** Actions for a quote of the list. */
export function EstimationRowActions({ row }: { row: EstimationListItem }) {
  const [isOpen, setOpen] = useState(false)
  const { privileges } = useRights()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 0.5 }}>
      {canBeBilled(row) && privileges.includes('BILL') && (
        <Button
          size="small"
          variant="outlined"
          component={RouterLink}
          to={`/pros/billings?estimationId=${row.id}`}
          aria-label={`Facturer le devis ${row.estimationNumber}`}
        >
          Facturer
        </Button>
      )}
      <Button size="small" aria-label={`Détails du devis ${row.estimationNumber}`} onClick={() => setOpen(true)}>
        Détails
      </Button>
      <EstimationFileButton row={row} />
      {isOpen && (
        <Suspense>
          <EstimationDialog estimationId={row.id} number={row.estimationNumber} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  )
}
