/** Above the list of a search in the directory. */
export function searchHeadline(count: number): string {
  if (count === 0) return 'Aucun praticien trouvé'
  return count === 1 ? '1 praticien(ne) peut vous intéresser' : `${count} praticiens peuvent vous intéresser`
}

interface Placed {
  latitude: number | null
  longitude: number | null
  approximate: boolean
}

/** Where a therapist without coordinates is shown: in Paris. */
const fallback = (): [number, number] => [48.8566, 2.3522]

/** Latitude and longitude of a therapist's marker, and whether they are only about right (ruling 37). */
export function markerPosition({ latitude, longitude, approximate }: Placed): {
  at: [number, number]
  approximate: boolean
} {
  if (latitude === null || longitude === null) return { at: fallback(), approximate: true }
  return { at: [latitude, longitude], approximate }
}
