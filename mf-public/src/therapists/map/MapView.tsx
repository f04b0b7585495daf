import { useCallback, useEffect, useRef } from 'react'
import type { Map as LeafletMap } from 'leaflet'
import { MapContainer, useMap, ZoomControl } from 'react-leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import type { Position } from 'shared/domain/directory/distance'
import { directoryMap } from 'shared/domain/publicPages/directory/directoryMap'
import { BaseMap } from './BaseMap.tsx'
import { CooperativeGestures } from './CooperativeGestures.tsx'
import { TherapistMarkers } from './TherapistMarkers.tsx'
import type { TherapistMarkersProps } from './TherapistMarkers.tsx'

const [latitude, longitude] = directoryMap.center
const initialView = {
  center: [latitude, longitude] as [number, number],
  zoom: directoryMap.zoom,
  minZoom: 2,
  maxZoom: 15,
  scrollWheelZoom: false,
}

/** Zoom level that shows a town and its surroundings. */
const nearbyZoom = 9

interface MapViewProps extends TherapistMarkersProps {
  /** Position shared by the visitor, while the list is sorted by it. */
  visitorPosition: Position | null
}

/** Map of the directory. It is loaded lazily, because only this part of the area needs the map library. */
export default function MapView({ visitorPosition, therapists, highlightedId, onHighlight }: MapViewProps) {
  const labelMap = useCallback((map: LeafletMap | null) => {
    map?.getContainer().setAttribute('role', 'region')
    map?.getContainer().setAttribute('aria-label', 'Carte des praticiens')
    map?.attributionControl.setPrefix('')
  }, [])

  return (
    <MapContainer ref={labelMap} {...initialView} zoomControl={false} trackResize={false} className="therapist-map">
      <ZoomControl zoomInTitle="Zoom avant" zoomOutTitle="Zoom arrière" />
      <BaseMap />
      <TherapistMarkers therapists={therapists} highlightedId={highlightedId} onHighlight={onHighlight} />
      <ZoomToPosition position={visitorPosition} />
      <ResizeWithContainer />
      <CooperativeGestures />
    </MapContainer>
  )
}

/** Zooms to the visitor's surroundings, and back to France when the position is no longer used. */
function ZoomToPosition({ position }: { position: Position | null }) {
  const map = useMap()
  const hadPosition = useRef(false)
  useEffect(() => {
    if (position) map.setView([position.latitude, position.longitude], nearbyZoom)
    else if (hadPosition.current) map.setView(initialView.center, initialView.zoom)
    hadPosition.current = position !== null
  }, [map, position])
  return null
}

/** Makes the library, which measures its container only once, measure it again after a resize. */
function ResizeWithContainer() {
  const map = useMap()
  useEffect(() => {
    const observer = new ResizeObserver(() => map.invalidateSize({ pan: false }))
    observer.observe(map.getContainer())
    return () => observer.disconnect()
  }, [map])
  return null
}
