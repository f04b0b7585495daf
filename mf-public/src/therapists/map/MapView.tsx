import { useCallback, useEffect } from 'react'
import type { Map as LeafletMap } from 'leaflet'
import { MapContainer, useMap, ZoomControl } from 'react-leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { BaseMap } from './BaseMap.tsx'
import { TherapistMarkers } from './TherapistMarkers.tsx'
import type { TherapistMarkersProps } from './TherapistMarkers.tsx'

const france = { center: [46.6, 2.4] as [number, number], zoom: 6, minZoom: 2, maxZoom: 15 }

/** The map of the directory: the only part of the area that uses the map library. */
export default function MapView({ therapists, pointed, onPoint }: TherapistMarkersProps) {
  const name = useCallback((map: LeafletMap | null) => {
    map?.getContainer().setAttribute('role', 'region')
    map?.getContainer().setAttribute('aria-label', 'Carte des praticiens')
    map?.attributionControl.setPrefix('')
  }, [])

  return (
    <MapContainer ref={name} {...france} zoomControl={false} trackResize={false} className="therapist-map">
      <ZoomControl zoomInTitle="Zoom avant" zoomOutTitle="Zoom arrière" />
      <BaseMap />
      <TherapistMarkers therapists={therapists} pointed={pointed} onPoint={onPoint} />
      <ResizeWithContainer />
    </MapContainer>
  )
}

/** The library measures its container only once: this makes it measure again when the size changes. */
function ResizeWithContainer() {
  const map = useMap()
  useEffect(() => {
    const observer = new ResizeObserver(() => map.invalidateSize({ pan: false }))
    observer.observe(map.getContainer())
    return () => observer.disconnect()
  }, [map])
  return null
}
