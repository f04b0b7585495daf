import type { TherapistCard } from 'shared/contracts/directory/therapist'
import { longDay } from 'shared/domain/format'
import { Box, Card, EventIcon, PlaceIcon, ScheduleIcon, Typography } from 'shared/ui'
import { addressOf, nameOf } from 'shared/domain/publicPages/directory/therapistNames'
import { TherapistPortrait } from '../therapists/TherapistPortrait.tsx'
import type { SelectedSlot } from './useSelectedSlot.ts'

const iconLine = { display: 'flex', gap: 1, alignItems: 'flex-start', '& svg': { color: 'primary.main', mt: 0.25 } }

/** Card with the requested slot and the therapist, next to the form. */
export const BookingSummary = ({
  therapist,
  selectedSlot,
}: {
  therapist: TherapistCard
  selectedSlot: SelectedSlot
}) => (
  <Card
    component="aside"
    aria-label="Votre demande"
    sx={{ p: { xs: 2, md: 3 }, position: { md: 'sticky' }, top: { md: 88 } }}
  >
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2 }}>
      <TherapistPortrait therapist={therapist} sizePx={56} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }}>{nameOf(therapist)}</Typography>
        {therapist.firmName && (
          <Typography variant="body2" color="textSecondary">
            {therapist.firmName}
          </Typography>
        )}
      </Box>
    </Box>
    <Box sx={{ display: 'grid', gap: 1 }}>
      {selectedSlot.date && (
        <Box sx={iconLine}>
          <EventIcon fontSize="small" />
          <Typography sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
            {longDay(selectedSlot.date)}
          </Typography>
        </Box>
      )}
      {selectedSlot.startTime && (
        <Box sx={iconLine}>
          <ScheduleIcon fontSize="small" />
          <Typography>
            {selectedSlot.startTime} – {selectedSlot.endTime}
            {selectedSlot.type && <span>{` · ${selectedSlot.type.name}`}</span>}
          </Typography>
        </Box>
      )}
      {addressOf(therapist.address) && (
        <Box sx={iconLine}>
          <PlaceIcon fontSize="small" />
          <Typography>{addressOf(therapist.address)}</Typography>
        </Box>
      )}
    </Box>
  </Card>
)
