import { divIcon } from 'leaflet'
import { useState } from 'react'
import { GeoJSON, Marker, Pane, useMap, useMapEvents } from 'react-leaflet'
import { cities, towns } from './cities.ts'
import { outline } from './outline.ts'

const labelOf = (name: string) => divIcon({ className: 'map-city', html: `<span>${name}</span>`, iconSize: [0, 0] })

/** Zoom level from which the names of towns are shown too. */
const minTownZoom = 8

/** Outlines of the countries and names of cities, rendered from bundled data without any request. */
export function Outline() {
  const map = useMap()
  const [zoom, setZoom] = useState(map.getZoom())
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  const labelledPlaces = zoom >= minTownZoom ? [...cities, ...towns] : cities

  return (
    <>
      <GeoJSON
        data={outline}
        interactive={false}
        style={(country) => ({ className: country?.properties?.['france'] ? 'map-land map-france' : 'map-land' })}
        attribution="Natural Earth"
      />
      <Pane name="cities" className="map-cities">
        {labelledPlaces.map(({ name, position }) => (
          <Marker
            key={name}
            position={position}
            icon={labelOf(name)}
            interactive={false}
            keyboard={false}
            pane="cities"
          />
        ))}
      </Pane>
    </>
  )
}
