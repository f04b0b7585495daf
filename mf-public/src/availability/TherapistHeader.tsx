import type { ReactNode } from 'react'
import type { TherapistCard } from 'shared/contracts/directory/therapist'
import { Box, Card, PlaceIcon, Typography } from 'shared/ui'
import { addressOf, nameOf } from 'shared/domain/publicPages/directory/therapistNames'
import { TherapistPortrait } from '../therapists/TherapistPortrait.tsx'

/** Logo, name and address of the therapist, with the select of the session type as `children`. */
export function TherapistHeader({ therapist, children }: { therapist: TherapistCard; children?: ReactNode }) {
  const address = addressOf(therapist.address)
  return (
    <Card sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2, mb: 3 }}>
      <TherapistPortrait therapist={therapist} sizePx={72} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="h2">{nameOf(therapist)}</Typography>
        {therapist.firmName && <Typography variant="body2">{therapist.firmName}</Typography>}
        {address && (
          <Typography variant="body2" color="textSecondary" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <PlaceIcon fontSize="small" />
            {address}
          </Typography>
        )}
      </Box>
      {children}
    </Card>
  )
}
