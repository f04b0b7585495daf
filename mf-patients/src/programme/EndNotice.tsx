import type { Programme } from 'shared/contracts/patients/programme'
import { shortDay } from 'shared/domain/format'
import { reasonToClose } from 'shared/domain/programme/programmeEnd'
import { Link } from 'shared/router'
import { practiceToday } from 'shared/session'
import { Alert, Box, Button } from 'shared/ui'
import { reportPath } from './programmePaths.ts'

interface EndNoticeProps {
  patientId: string
  programme: Programme
  onEnd: () => void
}

/**
 * Notice above a programme whose hours are done or whose planned end has passed, with a link to its report and a button
 * to end it.
 */
export function EndNotice({ patientId, programme, onEnd }: EndNoticeProps) {
  const endReason = reasonToClose(programme, practiceToday())
  if (endReason === undefined) return null
  return (
    <Alert severity="info">
      {endReason === 'done' || programme.plannedEndDate === null
        ? "Tout ce qui était prévu est fait : le bilan s'est écrit de lui-même."
        : `La fin était prévue le ${shortDay(programme.plannedEndDate)} : le bilan s'est écrit de lui-même.`}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, ml: -1 }}>
        <Button size="small" color="inherit" component={Link} to={reportPath(patientId, programme.id)}>
          Voir le bilan
        </Button>
        <Button size="small" color="inherit" onClick={onEnd}>
          Terminer
        </Button>
      </Box>
    </Alert>
  )
}
