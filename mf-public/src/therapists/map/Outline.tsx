import { divIcon } from 'leaflet'
import { GeoJSON, Marker, Pane } from 'react-leaflet'
import { cities } from './cities.ts'
import { outline } from './outline.ts'

const labelOf = (name: string) => divIcon({ className: 'map-city', html: `<span>${name}</span>`, iconSize: [0, 0] })

/** Countries and a few cities to find one's way by, drawn from what ships with the product: no request leaves. */
export function Outline() {
  return (
    <>
      <GeoJSON
        data={outline}
        interactive={false}
        style={(country) => ({ className: country?.properties?.['france'] ? 'map-land map-france' : 'map-land' })}
        attribution="Natural Earth"
      />
      <Pane name="cities" className="map-cities">
        {cities.map(({ name, at }) => (
          <Marker key={name} position={at} icon={labelOf(name)} interactive={false} keyboard={false} pane="cities" />
        ))}
      </Pane>
    </>
  )
}
