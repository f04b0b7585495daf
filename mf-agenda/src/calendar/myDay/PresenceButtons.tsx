import type { ShortSession } from 'shared/contracts/agenda/session'
import { isBilled } from 'shared/domain/sessions/billed'
import { ToggleButton, ToggleButtonGroup } from 'shared/ui'
import { changePresence, toastPresenceFailed } from './changePresence.ts'

const choices = [
  { value: true, label: 'Présent', color: 'success' },
  { value: false, label: 'Absent', color: 'warning' },
] as const

/** Buttons 'Présent' and 'Absent', saved immediately. Renders nothing for a session without a patient. */
export function PresenceButtons({ session }: { session: ShortSession }) {
  if (session.patientId === null) return null
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={`Présence, ${session.title}`}
      value={session.patientPresent}
      disabled={isBilled(session)}
      onChange={(_, isPresent: boolean | null) => {
        if (isPresent !== null) void changePresence(session, isPresent).catch(toastPresenceFailed)
      }}
    >
      {choices.map(({ value, label, color }) => (
        <ToggleButton key={label} value={value} color={color} sx={{ px: 1.25, py: 0, minHeight: { xs: 44, md: 32 } }}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
