import { useCallback, useMemo } from 'react'
import { Marker as LeafletMarker } from 'leaflet'
import type { LeafletEvent } from 'leaflet'
import { Marker, Tooltip } from 'react-leaflet'
import type { TherapistCard } from 'shared/contracts/directory/therapist'
import { markerPosition } from 'shared/domain/search'
import { nameOf } from 'shared/domain/publicPages/directory/therapistNames'
import { pin } from './pins.ts'

interface TherapistMarkerProps {
  therapist: TherapistCard
  onMarker: (id: string, marker: LeafletMarker | null) => void
  onHighlight: (id: string | null) => void
  onOpen: () => void
}

/**
 * Marker of a therapist. Leaflet handles only the pointer; name, focus and keys are added to the element. They are added
 * at each `add` event, because Leaflet creates a new element whenever the marker leaves a cluster.
 */
export function TherapistMarker({ therapist, onMarker, onHighlight, onOpen }: TherapistMarkerProps) {
  const { id } = therapist
  const name = nameOf(therapist)
  const position = useMemo(() => markerPosition(therapist).position, [therapist])
  const register = useCallback((marker: LeafletMarker | null) => onMarker(id, marker), [id, onMarker])

  const onAdd = ({ target }: LeafletEvent) => {
    const element = target instanceof LeafletMarker ? target.getElement() : undefined
    if (!element) return
    element.setAttribute('role', 'link')
    element.setAttribute('aria-label', name)
    element.addEventListener('focus', () => onHighlight(id))
    element.addEventListener('blur', () => onHighlight(null))
    element.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') onOpen()
    })
  }

  return (
    <Marker
      ref={register}
      position={position}
      icon={pin}
      eventHandlers={{ add: onAdd, mouseover: () => onHighlight(id), mouseout: () => onHighlight(null), click: onOpen }}
    >
      <Tooltip direction="top" className="map-name">
        {name}
      </Tooltip>
    </Marker>
  )
}
