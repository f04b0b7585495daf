import { useEffect, useState } from 'react'
import { refreshSessions, sessionsSaved } from 'shared/lists'
import { queryClient, useMutation } from 'shared/client'
import { Box, Button, CloseIcon, IconButton, Paper, toast } from 'shared/ui'
import { undoSeconds } from 'shared/domain/sessions/undoSeconds'
import { sessionsKey } from '../../keys.ts'
import { undoDeletion } from '../api.ts'
import { toasts } from '../messages.ts'
import { forgetDeletion, type RecentDeletion } from './recentDeletions.ts'
import { canTryAgain, deletedText, undoFailureText } from './undoTexts.ts'

/** Bar that shrinks during the remaining seconds. */
const remainingTimeSx = {
  height: 3,
  bgcolor: 'primary.main',
  transformOrigin: 'left',
  '@keyframes shrink': { to: { transform: 'scaleX(0)' } },
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
}

/** Shows how many sessions were deleted, with a button that restores all of them. */
export function DeletionLine({ deletion }: { deletion: RecentDeletion }) {
  const { undoId, offeredUntilMs } = deletion
  const [remainingMs] = useState(() => offeredUntilMs - Date.now())
  const undo = useMutation({
    mutationFn: () => undoDeletion(undoId),
    onSuccess: (sessions) => {
      forgetDeletion(undoId)
      sessionsSaved(sessions)
      void queryClient.invalidateQueries({ queryKey: sessionsKey })
      toast(sessions.length > 1 ? toasts.restoredAll : toasts.restored)
    },
    onError: refreshSessions,
  })
  const isWaiting = undo.isIdle
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => forgetDeletion(undoId), remainingMs)
    return () => clearTimeout(timer)
  }, [isWaiting, undoId, remainingMs])

  const canUndo = !undo.isError || canTryAgain(undo.error)
  return (
    <Paper elevation={6} sx={{ border: 1, borderColor: 'divider', overflow: 'hidden', pointerEvents: 'auto' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, py: 0.5 }}>
        <Box component="span" sx={{ flex: 1, typography: 'body2', color: undo.isError ? 'error.main' : undefined }}>
          {undo.isError ? undoFailureText(undo.error) : deletedText(deletion)}
        </Box>
        {canUndo && (
          <Button loading={undo.isPending} onClick={() => undo.mutate()} sx={{ flexShrink: 0 }}>
            Annuler la suppression
          </Button>
        )}
        {undo.isError && (
          <IconButton aria-label="Fermer" onClick={() => forgetDeletion(undoId)}>
            <CloseIcon />
          </IconButton>
        )}
      </Box>
      {isWaiting && (
        <Box
          aria-hidden
          sx={{
            ...remainingTimeSx,
            animation: `shrink ${undoSeconds}s linear forwards`,
            animationDelay: `${remainingMs - undoSeconds * 1000}ms`,
          }}
        />
      )}
    </Paper>
  )
}
