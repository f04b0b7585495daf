import { useCallback, useEffect } from 'react'
import type { Map as LeafletMap } from 'leaflet'
import { MapContainer, useMap, ZoomControl } from 'react-leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { Ground } from './Ground.tsx'
import { TherapistMarkers } from './TherapistMarkers.tsx'
import type { TherapistMarkersProps } from './TherapistMarkers.tsx'

const france = { center: [46.6, 2.4] as [number, number], zoom: 6, minZoom: 2, maxZoom: 15 }

/** The map of the directory. Nothing else in the area knows the library behind it. */
export default function MapView({ therapists, pointed, onPoint }: TherapistMarkersProps) {
  const name = useCallback((map: LeafletMap | null) => {
    map?.getContainer().setAttribute('role', 'region')
    map?.getContainer().setAttribute('aria-label', 'Carte des praticiens')
    map?.attributionControl.setPrefix('')
  }, [])

  return (
    <MapContainer ref={name} {...france} zoomControl={false} trackResize={false} className="therapist-map">
      <ZoomControl zoomInTitle="Zoom avant" zoomOutTitle="Zoom arrière" />
      <Ground />
      <TherapistMarkers therapists={therapists} pointed={pointed} onPoint={onPoint} />
      <FollowSize />
    </MapContainer>
  )
}

/** The library measures its box once; the page changes it with the window and the phone's bars. */
function FollowSize() {
  const map = useMap()
  useEffect(() => {
    const observer = new ResizeObserver(() => map.invalidateSize({ pan: false }))
    observer.observe(map.getContainer())
    return () => observer.disconnect()
  }, [map])
  return null
}
