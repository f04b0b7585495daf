import { useEffect, useRef } from 'react'
import type { TherapistCard } from 'shared/contracts/therapist'
import { markerPosition } from 'shared/domain/search'
import { Link } from 'shared/router'
import { Box, Card, CardActionArea, Chip, ChevronRightIcon, Typography } from 'shared/ui'
import { addressOf, nameOf } from './names.ts'
import { TherapistPortrait } from './TherapistPortrait.tsx'

interface TherapistItemProps {
  therapist: TherapistCard
  highlighted: boolean
  /** Its marker is pointed at on the map: the card scrolls into view. */
  isPointedOnMap: boolean
  onPoint: (id: string | null) => void
}

/** One therapist of the list. Pointing at the card, or tabbing to it, shows its marker. */
export function TherapistItem({ therapist, highlighted, isPointedOnMap, onPoint }: TherapistItemProps) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isPointedOnMap) item.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [isPointedOnMap])
  const address = addressOf(therapist.address)

  return (
    <Box component="li" ref={item} sx={{ scrollMargin: '96px 0 24px' }}>
      <Card
        data-highlighted={highlighted}
        onMouseEnter={() => onPoint(therapist.id)}
        onMouseLeave={() => onPoint(null)}
        onFocus={() => onPoint(therapist.id)}
        onBlur={() => onPoint(null)}
        sx={{
          transition: 'border-color 120ms, background-color 120ms, box-shadow 120ms',
          ...(highlighted && {
            borderColor: 'primary.main',
            bgcolor: 'primary.light',
            boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
          }),
        }}
      >
        <CardActionArea
          component={Link}
          to={`/therapists/${therapist.id}`}
          sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}
        >
          <TherapistPortrait therapist={therapist} size={64} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h2" sx={{ fontSize: '1.0625rem' }}>
              {nameOf(therapist)}
            </Typography>
            {therapist.firmName && <Typography variant="body2">{therapist.firmName}</Typography>}
            {address && (
              <Typography variant="body2" color="textSecondary">
                {address}
              </Typography>
            )}
            {markerPosition(therapist).approximate && (
              <Chip size="small" variant="outlined" label="Localisation approximative" sx={{ mt: 1 }} />
            )}
          </Box>
          <ChevronRightIcon sx={{ color: 'text.secondary' }} />
        </CardActionArea>
      </Card>
    </Box>
  )
}
