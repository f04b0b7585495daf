import type { TherapistCard } from 'shared/contracts/directory/therapist'
import type { Position } from 'shared/domain/directory/distance'
import { useQuery } from 'shared/client'
import { Box, useIsNearViewport } from 'shared/ui'
import type { TherapistHighlight } from '../useHighlightedTherapist.ts'
import { nextSlotsQuery } from './nextSlots.ts'
import { TherapistItem } from './TherapistItem.tsx'

export interface TherapistGroupProps {
  therapists: readonly TherapistCard[]
  /** Position of the visitor; null if not shared. */
  visitorPosition: Position | null
  highlight: TherapistHighlight
}

/** Distance to the viewport at which the next slots are loaded. */
const loadDistancePx = 400

/** Group of cards whose next slots are loaded in one request, when the group is about to become visible. */
export function TherapistGroup({ therapists, visitorPosition, highlight }: TherapistGroupProps) {
  const { ref, isNear } = useIsNearViewport<HTMLLIElement>(loadDistancePx)
  const slots = useQuery({ ...nextSlotsQuery(therapists.map(({ id }) => id)), enabled: isNear })
  return (
    <>
      <Box component="li" ref={ref} aria-hidden="true" sx={{ position: 'absolute' }} />
      {therapists.map((therapist) => (
        <TherapistItem
          key={therapist.id}
          therapist={therapist}
          nextSlot={slots.data?.find(({ therapistId }) => therapistId === therapist.id)}
          isPending={slots.isPending}
          visitorPosition={visitorPosition}
          isHighlighted={highlight.id === therapist.id}
          isHighlightedOnMap={highlight.id === therapist.id && highlight.from === 'map'}
          onHighlight={highlight.highlightFromList}
        />
      ))}
    </>
  )
}
