import type { ShortSession } from 'shared/contracts/agenda/session'
import { Link } from 'shared/router'
import { useRights } from 'shared/session'
import { Box, CommentIcon, EvaluationIcon, IconButton, MicIcon, Tooltip, touchSize } from 'shared/ui'
import { evaluationPath } from '../../agendaPath.ts'
import type { CalendarOrigin } from '../../agendaPath.ts'
import type { NoteKind } from './NoteDialog.tsx'

interface NoteButtonsProps {
  session: ShortSession
  routerState: CalendarOrigin
  /** Opens a `NoteDialog`, which stays when the button is removed. */
  onNote: (session: ShortSession, kind: NoteKind) => void
}

const nameOf = (label: string, { title }: ShortSession) => `${label}, ${title}`

/** Opens what is noted of a session: comment, spoken comment, evaluation. */
export function NoteButtons({ session, routerState, onNote }: NoteButtonsProps) {
  const { offer } = useRights()
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <Tooltip title="Commenter">
        <IconButton
          size="small"
          aria-label={nameOf('Commenter', session)}
          onClick={() => onNote(session, 'comment')}
          sx={touchSize}
        >
          <CommentIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {offer !== 'STANDARD' && (
        <Tooltip title="Micro">
          <IconButton
            size="small"
            aria-label={nameOf('Micro', session)}
            onClick={() => onNote(session, 'audio')}
            sx={touchSize}
          >
            <MicIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip title="Évaluer">
        <IconButton
          size="small"
          component={Link}
          to={evaluationPath(session.id)}
          state={routerState}
          aria-label={nameOf('Évaluer', session)}
          sx={touchSize}
        >
          <EvaluationIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
