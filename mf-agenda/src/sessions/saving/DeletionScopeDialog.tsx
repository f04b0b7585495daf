import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { useQuery } from 'shared/client'
import { Alert, AlertTitle, Box, ConfirmDialog, Typography } from 'shared/ui'
import { deletionKey } from '../../keys.ts'
import { readDeletionPreview, type Scope } from '../api.ts'
import { KeptSessionsList } from '../preview/KeptSessionsList.tsx'
import { selectPreviewTexts } from '../preview/previewTexts.ts'
import { formatDeletionPreview, undoHint } from '../undo/undoTexts.ts'
import { ScopeChoice } from './ScopeChoice.tsx'

interface DeletionScopeDialogProps {
  session: ShortSession
  children: ReactNode
  busy: boolean
  onChoose: (scope: Scope) => void
  onCancel: () => void
}

const title = 'Supprimer cette séance ?'

/** Asks which sessions of a series to delete, and shows how many will be deleted and which will be kept. */
export function DeletionScopeDialog({ session, children, onChoose, ...dialogProps }: DeletionScopeDialogProps) {
  const [scope, setScope] = useState<Scope>('once')
  const { data: deletion } = useQuery({
    queryKey: deletionKey(session),
    queryFn: ({ signal }) => readDeletionPreview(session.id, 'all', signal),
    staleTime: 0,
  })
  const shownDeletion = scope === 'all' ? deletion : undefined
  return (
    <ConfirmDialog open danger title={title} confirm="Supprimer" onConfirm={() => onChoose(scope)} {...dialogProps}>
      {children}
      <Box sx={{ mt: 1.5, display: 'grid', gap: 1 }}>
        <ScopeChoice label={title} value={scope} onChange={setScope} />
        <Typography component="output" sx={{ color: 'text.primary' }}>
          {shownDeletion && <strong>{formatDeletionPreview(shownDeletion)}</strong>}
        </Typography>
        {shownDeletion && shownDeletion.kept.length > 0 && (
          <Alert severity="info">
            <AlertTitle>{selectPreviewTexts(false).unchangedTitle(shownDeletion.kept.length)}</AlertTitle>
            <KeptSessionsList unchangedSessions={shownDeletion.kept} />
          </Alert>
        )}
        <Typography variant="body2">{undoHint}</Typography>
      </Box>
    </ConfirmDialog>
  )
}
