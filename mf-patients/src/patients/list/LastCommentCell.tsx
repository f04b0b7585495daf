import { useState } from 'react'
import { useQuery } from 'shared/client'
import type { LastComment, ListedPatient } from 'shared/contracts/patients/patient'
import { shortDay } from 'shared/domain/format'
import { isTruncated } from 'shared/domain/patients/commentPreview'
import { patientName } from 'shared/domain/patients/patientName'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  visuallyHidden,
  LoadFailed,
  Pending,
  Typography,
} from 'shared/ui'
import { readSessions } from '../../api.ts'
import { commentKey } from '../../keys.ts'
import { texts } from '../messages.ts'

/** First ten characters of the last comment; a longer comment opens in a dialog. */
export function LastCommentCell({ row }: { row: ListedPatient }) {
  const [isOpen, setOpen] = useState(false)
  const { lastComment } = row
  if (!lastComment) return null
  if (!isTruncated(lastComment.preview)) return lastComment.preview
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{
          mx: -1,
          px: 1,
          fontWeight: 400,
          whiteSpace: 'nowrap',
          textDecoration: 'underline dotted',
          textUnderlineOffset: 4,
        }}
      >
        {lastComment.preview}
        <Box component="span" sx={visuallyHidden}>
          {` : lire le dernier commentaire de ${patientName(row)}`}
        </Box>
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby={`comment-${row.id}`}>
          <DialogTitle id={`comment-${row.id}`}>
            {patientName(row)}, séance du {shortDay(lastComment.date)}
          </DialogTitle>
          <DialogContent>
            <WholeComment patientId={row.id} lastComment={lastComment} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Fermer</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

function WholeComment({ patientId, lastComment }: { patientId: string; lastComment: LastComment }) {
  const { sessionId, date } = lastComment
  const { data, isError, refetch } = useQuery({
    queryKey: commentKey(patientId, sessionId),
    queryFn: async ({ signal }) =>
      (await readSessions(patientId, { startDate: date, endDate: date }, signal)).find(({ id }) => id === sessionId)
        ?.comments ?? '',
    staleTime: 0,
  })
  if (isError && data === undefined)
    return <LoadFailed onRetry={() => void refetch()}>{texts.commentFailed}</LoadFailed>
  if (data === undefined) return <Pending rows={3} />
  return (
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{data || texts.commentDeleted}</Typography>
  )
}
