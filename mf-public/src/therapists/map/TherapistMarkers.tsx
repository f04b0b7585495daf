import { useCallback, useEffect, useRef, useState } from 'react'
import MarkerClusterGroup from 'react-leaflet-cluster'
import type { Layer, Marker as LeafletMarker } from 'leaflet'
import type { TherapistCard } from 'shared/contracts/directory/therapist'
import { useNavigate } from 'shared/router'
import { clusterPin } from './pins.ts'
import { TherapistMarker } from './TherapistMarker.tsx'

export interface TherapistMarkersProps {
  therapists: readonly TherapistCard[]
  /** Id of the therapist whose marker is highlighted. */
  highlightedId: string | null
  onHighlight: (id: string | null) => void
}

/** The method of leaflet.markercluster that is used here; the library publishes no types. */
interface Clusters {
  getVisibleParent: (marker: Layer) => LeafletMarker | null
}

/** Distance below which markers are clustered, as wide as the circle of a cluster (pins.ts). */
const clusterRadiusPx = 42

const clusterIcon = (cluster: { getChildCount: () => number }) => clusterPin(cluster.getChildCount())

/** A marker for each therapist; close markers are clustered into a circle, which expands on click. */
export function TherapistMarkers({ therapists, highlightedId, onHighlight }: TherapistMarkersProps) {
  const navigate = useNavigate()
  const [clusters, setClusters] = useState<Clusters | null>(null)
  const markers = useRef(new Map<string, LeafletMarker>())
  const register = useCallback((id: string, marker: LeafletMarker | null) => {
    if (marker) markers.current.set(id, marker)
    else markers.current.delete(id)
  }, [])

  useEffect(() => {
    const marker = highlightedId === null ? undefined : markers.current.get(highlightedId)
    const visibleElement = marker && (clusters?.getVisibleParent(marker) ?? marker).getElement()
    visibleElement?.classList.add('map-pointed')
    return () => visibleElement?.classList.remove('map-pointed')
  }, [highlightedId, clusters])

  return (
    <MarkerClusterGroup
      ref={setClusters}
      iconCreateFunction={clusterIcon}
      showCoverageOnHover={false}
      spiderfyOnMaxZoom
      maxClusterRadius={clusterRadiusPx}
    >
      {therapists.map((therapist) => (
        <TherapistMarker
          key={therapist.id}
          therapist={therapist}
          onMarker={register}
          onHighlight={onHighlight}
          onOpen={() => void navigate(`/therapists/${therapist.id}`)}
        />
      ))}
    </MarkerClusterGroup>
  )
}
