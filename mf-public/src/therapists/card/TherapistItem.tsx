import { useEffect, useRef } from 'react'
import type { NextSlot, TherapistCard } from 'shared/contracts/directory/therapist'
import { distanceKm, distanceText, positionOf } from 'shared/domain/directory/distance'
import type { Position } from 'shared/domain/directory/distance'
import { markerPosition } from 'shared/domain/search'
import { Link } from 'shared/router'
import { Box, Card, CardActionArea, Chip, ChevronRightIcon, Typography } from 'shared/ui'
import { addressOf, nameOf } from 'shared/domain/publicPages/directory/therapistNames'
import { TherapistPortrait } from '../TherapistPortrait.tsx'
import { SessionTypesAndSpecies } from './SessionTypesAndSpecies.tsx'
import { NextSlotLine } from './NextSlotLine.tsx'
import { therapistPath } from './nextSlots.ts'

interface TherapistItemProps {
  therapist: TherapistCard
  nextSlot: NextSlot | undefined
  /** Whether the next slot is loading. */
  isPending: boolean
  /** Position of the visitor; null if not shared. */
  visitorPosition: Position | null
  isHighlighted: boolean
  /** Whether the therapist's marker on the map is hovered or focused. The card then scrolls into view. */
  isHighlightedOnMap: boolean
  onHighlight: (id: string | null) => void
}

function distanceTo(therapist: TherapistCard, visitorPosition: Position | null): string {
  const position = positionOf(therapist)
  return visitorPosition && position ? distanceText(distanceKm(visitorPosition, position), therapist.approximate) : ''
}

/** Card of a therapist in the list. Hovering or focusing it highlights the marker on the map. */
export function TherapistItem({
  therapist,
  nextSlot,
  isPending,
  visitorPosition,
  isHighlighted,
  isHighlightedOnMap,
  onHighlight,
}: TherapistItemProps) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isHighlightedOnMap) item.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [isHighlightedOnMap])
  const place = [addressOf(therapist.address), distanceTo(therapist, visitorPosition)].filter(Boolean).join(' · ')

  return (
    <Box component="li" ref={item} sx={{ scrollMargin: '96px 0 24px' }}>
      <Card
        data-highlighted={isHighlighted}
        onMouseEnter={() => onHighlight(therapist.id)}
        onMouseLeave={() => onHighlight(null)}
        onFocus={() => onHighlight(therapist.id)}
        onBlur={() => onHighlight(null)}
        sx={{
          transition: 'border-color 120ms, background-color 120ms, box-shadow 120ms',
          ...(isHighlighted && {
            borderColor: 'primary.main',
            bgcolor: 'primary.light',
            boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
          }),
        }}
      >
        <CardActionArea
          component={Link}
          to={therapistPath(therapist.id, nextSlot)}
          sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, p: 2 }}
        >
          <TherapistPortrait therapist={therapist} sizePx={64} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h2" sx={{ fontSize: 'var(--mui-text-subtitle)' }}>
              {nameOf(therapist)}
            </Typography>
            {therapist.firmName && <Typography variant="body2">{therapist.firmName}</Typography>}
            {place && (
              <Typography variant="body2" color="textSecondary">
                {place}
              </Typography>
            )}
            <SessionTypesAndSpecies {...therapist} />
            <NextSlotLine nextSlot={nextSlot} isPending={isPending} />
            {markerPosition(therapist).approximate && (
              <Chip size="small" variant="outlined" label="Localisation approximative" sx={{ mt: 1 }} />
            )}
          </Box>
          <ChevronRightIcon sx={{ alignSelf: 'center', color: 'text.secondary' }} />
        </CardActionArea>
      </Card>
    </Box>
  )
}
