import { useEffect } from 'react'
import { queryClient } from 'shared/client'
import { plural } from 'shared/domain/format'
import { refreshSessions } from 'shared/lists'
import { Link as RouterLink } from 'shared/router'
import { Box, Button, Card, LoadFailed, Pending, Typography } from 'shared/ui'
import { LinearProgress } from 'shared/ui/data'
import { allBillsKey, nextBillNumberKey, unbilledKey } from '../../keys.ts'
import { useBatch } from './api.ts'
import { BatchItem } from './BatchItem.tsx'
import { texts } from './messages.ts'

interface BatchProgressProps {
  batchId: string
  /** Returns to the list of patients to bill. */
  onClose: () => void
}

/** Progress of a batch of invoices, with the result of each invoice. */
export function BatchProgress({ batchId, onClose }: BatchProgressProps) {
  const { data: batch, isError, refetch } = useBatch(batchId)
  const isDone = batch !== undefined && batch.done >= batch.total
  useEffect(() => {
    if (!isDone) return
    for (const queryKey of [allBillsKey, nextBillNumberKey, unbilledKey])
      void queryClient.invalidateQueries({ queryKey })
    refreshSessions()
  }, [isDone])

  if (isError && !batch) return <LoadFailed onRetry={() => void refetch()} />
  if (!batch) return <Pending rows={4} />
  const issuedCount = batch.items.filter(({ state }) => state === 'ISSUED').length
  const refusedCount = batch.items.filter(({ state }) => state === 'REFUSED').length
  return (
    <Card sx={{ p: { xs: 2, md: 3 } }}>
      <Typography component="output" variant="h2" sx={{ display: 'block', mb: 1 }}>
        {[
          isDone
            ? `${issuedCount} ${plural(issuedCount, 'facture générée', 'factures générées')}`
            : `${batch.done} sur ${batch.total}`,
          ...(refusedCount > 0 ? [`${refusedCount} ${plural(refusedCount, 'refusée', 'refusées')}`] : []),
        ].join(', ')}
      </Typography>
      {!isDone && (
        <>
          <LinearProgress
            variant="determinate"
            value={(batch.done / Math.max(1, batch.total)) * 100}
            aria-label="Génération des factures"
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {texts.continuesInBackground}
          </Typography>
        </>
      )}
      <Box component="ul" aria-label="Factures du mois" sx={{ listStyle: 'none', p: 0, my: 2 }}>
        {batch.items.map((item) => (
          <BatchItem key={`${item.patientId} ${item.payerName ?? ''}`} item={item} />
        ))}
      </Box>
      {isDone && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, flexWrap: 'wrap' }}>
          <Button onClick={onClose}>{refusedCount > 0 ? 'Reprendre les refusées' : 'Terminer'}</Button>
          <Button variant="contained" component={RouterLink} to="/pros/billings/details">
            Voir les factures
          </Button>
        </Box>
      )}
    </Card>
  )
}
