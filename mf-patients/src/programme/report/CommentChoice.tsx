import { useQuery } from 'shared/client'
import type { Programme } from 'shared/contracts/patients/programme'
import { shortDay } from 'shared/domain/format'
import { Box, LoadFailed, Pending, Typography } from 'shared/ui'
import { Checkbox, FormControlLabel } from 'shared/ui/form'
import { readSessions } from '../../api.ts'
import { fileKey } from '../../keys.ts'

interface CommentChoiceProps {
  patientId: string
  programme: Pick<Programme, 'startDate' | 'endedOn'>
  value: readonly string[]
  onChange: (sessionIds: string[]) => void
}

/** Selection of comments among the programme's sessions, in chronological order. */
export function CommentChoice({ patientId, programme, value, onChange }: CommentChoiceProps) {
  const search = { startDate: programme.startDate, ...(programme.endedOn && { endDate: programme.endedOn }) }
  const { data, isError, refetch } = useQuery({
    queryKey: [...fileKey(patientId, 'programmeSessions'), search],
    queryFn: ({ signal }) => readSessions(patientId, search, signal),
    staleTime: 0,
  })
  const commentedSessions = data
    ?.filter((session) => session.patientId === patientId && session.comments.trim() !== '')
    .toReversed()
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ p: 0, mb: 0.5 }}>
        Commentaires de séances à y mettre
      </Typography>
      {isError && !data && (
        <LoadFailed onRetry={() => void refetch()}>Les commentaires n'ont pas pu être chargés.</LoadFailed>
      )}
      {!isError && !data && <Pending rows={2} />}
      {commentedSessions?.length === 0 && (
        <Typography color="textSecondary">Aucune séance du programme n'a de commentaire.</Typography>
      )}
      {commentedSessions?.map(({ id, date, startTime, comments }) => (
        <FormControlLabel
          key={id}
          sx={{ display: 'flex', alignItems: 'flex-start', mr: 0 }}
          label={
            <Box sx={{ pt: 1, overflowWrap: 'anywhere' }}>
              <strong>
                {shortDay(date)}, {startTime}
              </strong>{' '}
              {comments}
            </Box>
          }
          control={
            <Checkbox
              checked={value.includes(id)}
              onChange={(_, isChosen) =>
                onChange(isChosen ? [...value, id] : value.filter((selectedId) => selectedId !== id))
              }
            />
          }
        />
      ))}
    </Box>
  )
}
