import type { TherapistCard } from 'shared/contracts/directory/therapist'
import type { Position } from 'shared/domain/directory/distance'
import { useQuery } from 'shared/client'
import { Box, useIsNearViewport } from 'shared/ui'
import type { Pointing } from '../usePointedTherapist.ts'
import { nextSlotsQuery } from './nextSlots.ts'
import { TherapistItem } from './TherapistItem.tsx'

export interface TherapistItemsProps {
  therapists: readonly TherapistCard[]
  /** Position of the visitor; null if not shared. */
  visitorPosition: Position | null
  pointing: Pointing
}

/** Group of cards whose next slots are loaded in one request, when the group is about to become visible. */
export function TherapistItems({ therapists, visitorPosition, pointing }: TherapistItemsProps) {
  const { ref, isNear } = useIsNearViewport<HTMLLIElement>(400)
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
          isHighlighted={pointing.id === therapist.id}
          isPointedOnMap={pointing.id === therapist.id && pointing.from === 'map'}
          onPoint={pointing.pointFromList}
        />
      ))}
    </>
  )
}
