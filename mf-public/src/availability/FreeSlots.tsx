import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { dayName } from 'shared/domain/format'
import { Box, Button, Pending, Typography } from 'shared/ui'
import { NoSlot } from './NoSlot.tsx'
import { groupSlotsByDay } from './slotList.ts'
import type { CalendarPeriod } from './useCalendarPeriod.ts'

interface FreeSlotsProps {
  therapistId: string
  sessionTypeId: string | undefined
  period: CalendarPeriod
  /** Free slots of the whole week. */
  slots: readonly TimeSlot[]
  isPending: boolean
  onChoose: (slot: TimeSlot) => void
}

/** List of the free slots as buttons by day, for keyboards, screen readers and phones. */
export function FreeSlots({ therapistId, sessionTypeId, period, slots, isPending, onChoose }: FreeSlotsProps) {
  const { startDate, endDate } = period.displayedPeriod
  const slotsOfPeriod = slots.filter(({ date }) => startDate <= date && date <= endDate)

  return (
    <Box component="section" aria-labelledby="free-slots">
      <Typography id="free-slots" variant="h2" sx={{ mb: 1.5 }}>
        Créneaux libres
      </Typography>
      {isPending && <Pending rows={4} height={72} label="Chargement des créneaux…" />}
      {!isPending && slotsOfPeriod.length === 0 && (
        <NoSlot therapistId={therapistId} sessionTypeId={sessionTypeId} period={period} />
      )}
      {slotsOfPeriod.length > 0 && (
        <Box sx={{ display: 'grid', gap: 2, maxHeight: { md: '42rem' }, overflowY: { md: 'auto' }, p: 0.75, m: -0.75 }}>
          {groupSlotsByDay(slotsOfPeriod).map(([day, slotsOfDay]) => (
            <Box key={day} component="section" aria-label={dayName(day)}>
              <Typography variant="h3" sx={{ mb: 1, '&::first-letter': { textTransform: 'uppercase' } }}>
                {dayName(day)}
              </Typography>
              <Box
                component="ul"
                sx={{
                  listStyle: 'none',
                  m: 0,
                  p: 0,
                  display: 'grid',
                  gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
                  gap: 1,
                }}
              >
                {slotsOfDay.map((slot) => (
                  <li key={slot.startTime}>
                    <Button
                      fullWidth
                      variant="outlined"
                      aria-label={`${dayName(slot.date)}, de ${slot.startTime} à ${slot.endTime}`}
                      onClick={() => onChoose(slot)}
                      sx={{ px: 0, bgcolor: 'background.paper' }}
                    >
                      {slot.startTime}
                    </Button>
                  </li>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}
