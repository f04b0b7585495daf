import { divIcon } from 'leaflet'

const pinShape =
  '<path class="pin-body" d="M17 41C12 33 3 27 3 16.5a14 14 0 0 1 28 0C31 27 22 33 17 41Z"/><circle class="pin-eye" cx="17" cy="16.5" r="5.5"/>'

/** Icon of a therapist's marker, an inline SVG so that no image is requested. */
export const pin = divIcon({
  className: 'map-pin',
  html: `<svg width="34" height="42" viewBox="0 0 34 42" aria-hidden="true">${pinShape}</svg>`,
  iconSize: [34, 42],
  iconAnchor: [17, 41],
  tooltipAnchor: [0, -38],
})

export const clusterPin = (count: number) =>
  divIcon({
    className: 'map-cluster',
    html: `<span>${count}<span class="map-hidden"> praticiens, agrandir</span></span>`,
    iconSize: [42, 42],
  })
