import { messageFor, useMutation } from 'shared/client'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { dayName } from 'shared/domain/format'
import { refreshSessions, sessionsSaved } from 'shared/lists'
import { Link } from 'shared/router'
import { Alert, Box, Button, Stack, toast, Typography } from 'shared/ui'
import { sessionPath } from '../../agendaPath.ts'
import type { CalendarOrigin } from '../../agendaPath.ts'
import { validateSession } from '../../sessions/api.ts'
import { toasts, validateFailureMessages } from '../../sessions/messages.ts'
import { RequestVerdicts } from './RequestVerdicts.tsx'

interface RequestLineProps {
  request: ShortSession
  /** Name of the practitioner; '' if all requests have the same. */
  practitioner: string
  routerState: CalendarOrigin
  onRefuse: () => void
}

/** A booking request with the conflicts of its slot, and the buttons to validate, refuse or open it. */
export function RequestLine({ request, practitioner, routerState, onRefuse }: RequestLineProps) {
  const { id, title, date, startTime, endTime } = request
  const validation = useMutation({
    mutationFn: () => validateSession(request),
    onSuccess: (session) => {
      sessionsSaved([session])
      toast(toasts.updated)
    },
    onError: () => refreshSessions(),
  })
  const isBusy = validation.isPending || validation.isSuccess
  return (
    <Box
      component="li"
      aria-label={title}
      sx={{ py: 1.5, '&:not(:last-of-type)': { borderBottom: '1px solid', borderColor: 'divider' } }}
    >
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{title}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {[dayName(date), `${startTime} – ${endTime}`, practitioner].filter(Boolean).join(', ')}
      </Typography>
      <RequestVerdicts request={request} />
      {validation.isError && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {messageFor(validation.error, validateFailureMessages)}
        </Alert>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          loading={isBusy}
          aria-label={`Valider la demande de ${title}`}
          onClick={() => validation.mutate()}
        >
          Valider
        </Button>
        <Button
          variant="outlined"
          color="error"
          disabled={isBusy}
          aria-label={`Refuser la demande de ${title}`}
          onClick={onRefuse}
        >
          Refuser
        </Button>
        <Button
          component={Link}
          to={sessionPath(id)}
          state={routerState}
          aria-label={`Ouvrir la demande de ${title}`}
          sx={{ ml: 'auto' }}
        >
          Ouvrir
        </Button>
      </Stack>
    </Box>
  )
}
