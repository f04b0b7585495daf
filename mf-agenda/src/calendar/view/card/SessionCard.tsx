import type { ReactNode } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { sessionState } from 'shared/domain/calendarColour'
import { dayName } from 'shared/domain/format'
import { forcedSentence } from 'shared/domain/sessions/forced'
import { Box, PersonIcon, PlaceIcon, Typography, WarningIcon } from 'shared/ui'
import { stateLabels } from '../../agendaEvent.ts'
import type { SessionNames } from '../blocks/sessionNames.ts'

interface SessionCardProps {
  session: ShortSession
  names: SessionNames
  /** Actions on the session, below its details. */
  children?: ReactNode
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'flex-start',
      gap: 1,
      '& > svg': { fontSize: 'var(--mui-text-lead)', mt: '1px' },
    }}
  >
    {icon}
    <span>{children}</span>
  </Box>
)

/** All details that the agenda has of a session, for the card next to its block. */
export function SessionCard({ session, names, children }: SessionCardProps) {
  const { title, date, startTime, endTime, forceReason } = session
  return (
    <Box sx={{ display: 'grid', gap: 0.75, fontSize: 'var(--mui-text-compact)' }}>
      <Typography component="p" variant="h3" sx={{ overflowWrap: 'break-word' }}>
        {title}
      </Typography>
      <Box sx={{ color: 'text.secondary' }}>
        <div>
          {dayName(date)}, {startTime} – {endTime}
        </div>
        <div>{stateLabels[sessionState(session)]}</div>
      </Box>
      {names.animals.map(({ kind, names: animalNames }) => (
        <Box component="span" key={kind} data-kind={kind} sx={{ '&::before': { mr: '10px !important' } }}>
          {animalNames}
        </Box>
      ))}
      {names.place !== '' && <Line icon={<PlaceIcon />}>{names.place}</Line>}
      {names.therapist !== '' && <Line icon={<PersonIcon />}>{names.therapist}</Line>}
      {forceReason !== null && (
        <Box sx={{ color: 'warning.main', fontWeight: 600 }}>
          <Line icon={<WarningIcon />}>{forcedSentence(forceReason)}</Line>
        </Box>
      )}
      {children}
    </Box>
  )
}
