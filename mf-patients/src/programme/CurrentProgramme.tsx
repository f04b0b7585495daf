import { useState } from 'react'
import type { Programme } from 'shared/contracts/patients/programme'
import { Link } from 'shared/router'
import { useRights } from 'shared/session'
import { Box, Button, EditIcon, EventIcon, Stack, Typography } from 'shared/ui'
import { CounterFacts } from './CounterFacts.tsx'
import { EndDialog } from './EndDialog.tsx'
import { EndNotice } from './EndNotice.tsx'
import { Objectives } from './Objectives.tsx'
import { programmeDates } from './programmeDates.ts'
import { programmePath, reportPath } from './programmePaths.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'

/** The current programme with its purpose, hours, objectives and actions. */
export function CurrentProgramme({ patientId, programme }: { patientId: string; programme: Programme }) {
  const [dialog, setDialog] = useState<'schedule' | 'end'>()
  const canSchedule = useRights().privileges.includes('AGENDA')
  const close = () => setDialog(undefined)
  return (
    <Stack spacing={2}>
      <Box>
        <Typography variant="body2" color="textSecondary">
          {programmeDates(programme)}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{programme.purpose}</Typography>
      </Box>
      <EndNotice patientId={patientId} programme={programme} onEnd={() => setDialog('end')} />
      <CounterFacts counter={programme.counter} />
      <Objectives patientId={patientId} programme={programme} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canSchedule && programme.counter.toSchedule > 0 && (
          <Button variant="outlined" startIcon={<EventIcon />} onClick={() => setDialog('schedule')}>
            Planifier les séances restantes
          </Button>
        )}
        <Button component={Link} to={programmePath(patientId, programme.id)} startIcon={<EditIcon />}>
          Modifier le programme
        </Button>
        <Button component={Link} to={reportPath(patientId, programme.id)}>
          Bilan
        </Button>
        <Button onClick={() => setDialog('end')}>
          {programme.endedOn === null ? 'Terminer le programme' : 'Changer la fin'}
        </Button>
      </Box>
      {dialog === 'schedule' && <ScheduleDialog patientId={patientId} counter={programme.counter} onClose={close} />}
      {dialog === 'end' && <EndDialog patientId={patientId} programme={programme} onClose={close} />}
    </Stack>
  )
}
