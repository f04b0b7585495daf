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
  /** Opens a `NoteDialog`; the page renders it, so that it stays open when this button is removed. */
  onOpenNote: (session: ShortSession, kind: NoteKind) => void
}

const accessibleNameOf = (label: string, { title }: ShortSession) => `${label}, ${title}`

/** Buttons that open the comment, the audio comments and the evaluation of a session. */
export function NoteButtons({ session, routerState, onOpenNote }: NoteButtonsProps) {
  const { offer } = useRights()
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <Tooltip title="Commenter">
        <IconButton
          size="small"
          aria-label={accessibleNameOf('Commenter', session)}
          onClick={() => onOpenNote(session, 'comment')}
          sx={touchSize}
        >
          <CommentIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {offer !== 'STANDARD' && (
        <Tooltip title="Micro">
          <IconButton
            size="small"
            aria-label={accessibleNameOf('Micro', session)}
            onClick={() => onOpenNote(session, 'audio')}
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
          aria-label={accessibleNameOf('Évaluer', session)}
          sx={touchSize}
        >
          <EvaluationIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
