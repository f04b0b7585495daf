import { messageFor, queryClient, useMutation, useQuery } from 'shared/client'
import { plural } from 'shared/domain/format'
import { listKey } from 'shared/lists'
import { toast } from 'shared/ui'
import { purgeKey, retentionKey } from '../keys.ts'
import { ErasureDialog } from '../rights/ErasureDialog.tsx'
import { purgeFiles, readPurgePreview } from './api.ts'
import { purgeFailureMessages, texts } from './messages.ts'

interface PurgeDialogProps {
  ids: string[]
  onClose: () => void
}

/** Shows the data that a purge destroys and keeps, and purges the files after the confirmation word is typed. */
export function PurgeDialog({ ids, onClose }: PurgeDialogProps) {
  const purgePreview = useQuery({
    queryKey: purgeKey(ids),
    queryFn: () => readPurgePreview(ids),
    staleTime: 0,
    gcTime: 0,
  })
  const purgeMutation = useMutation({
    mutationFn: () => purgeFiles(ids),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: retentionKey })
      void queryClient.invalidateQueries({ queryKey: listKey.patients })
      toast(texts.filesErased)
      onClose()
    },
    onError: (error) => toast(messageFor(error, purgeFailureMessages), 'error'),
  })
  return (
    <ErasureDialog
      title={`Effacer ${ids.length} ${plural(ids.length, 'dossier', 'dossiers')}`}
      erasure={purgePreview.data}
      isFailed={purgePreview.isError}
      onRetry={() => void purgePreview.refetch()}
      isBusy={purgeMutation.isPending}
      onErase={() => purgeMutation.mutate()}
      onClose={onClose}
    />
  )
}
