import { useEffect, useRef } from 'react'
import type { PatientToken } from 'shared/contracts/directory/booking'
import { addDays } from 'shared/domain/calendar/day'
import { dayName } from 'shared/domain/format'
import { Alert, Box, Button } from 'shared/ui'
import { useFreeSlots } from '../availability/queries.ts'
import { nearestSlots } from './nearestSlots.ts'
import type { SelectedSlot } from './useSelectedSlot.ts'

const maxOfferedSlots = 6

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Alert that the slot is unavailable, with buttons for the nearest free slots. The focus moves to it. */
export function SlotRefused({
  message,
  patient,
  selectedSlot,
  onChoose,
}: {
  message: string
  /** Token of the signed-in patient. With it, only slots are offered for which an animal suitable for the patient is free. */
  patient?: PatientToken
  selectedSlot: SelectedSlot
  onChoose: (date: string, startTime: string) => void
}) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  const searchPeriod = { startDate: addDays(selectedSlot.date, -7), endDate: addDays(selectedSlot.date, 14) }
  const { data } = useFreeSlots(selectedSlot.therapistId, searchPeriod, selectedSlot.type?.id, patient)

  return (
    <Alert ref={alert} tabIndex={-1} severity="warning" sx={{ mb: 3, scrollMarginTop: 88 }}>
      {message}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {nearestSlots(data ?? [], selectedSlot, maxOfferedSlots).map(({ date, startTime }) => (
          <li key={date + startTime}>
            <Button variant="outlined" color="inherit" size="small" onClick={() => onChoose(date, startTime)}>
              {capitalized(dayName(date))} à {startTime}
            </Button>
          </li>
        ))}
      </Box>
    </Alert>
  )
}
