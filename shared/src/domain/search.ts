/** The headline of a directory search. */
export function searchHeadline(count: number): string {
  if (count === 0) return 'Aucun praticien trouvé'
  return count === 1
    ? '1 praticien(ne) peut vous intéresser'
    : `${count.toLocaleString('fr-FR')} praticiens peuvent vous intéresser`
}

/** The note below a truncated list that says how to find the others; undefined below a complete one. */
export const restOfSearch = (shown: number, count: number): string =>
  shown < count
    ? `Seuls les ${shown.toLocaleString('fr-FR')} premiers sont affichés. Précisez un nom ou un lieu pour trouver les autres.`
    : ''

interface Located {
  latitude: number | null
  longitude: number | null
  approximate: boolean
}

/** The default position of a therapist without coordinates: Paris. */
const fallback = (): [number, number] => [48.8566, 2.3522]

/** Latitude and longitude of a therapist's marker, and whether they are approximate (ruling 37). */
export function markerPosition({ latitude, longitude, approximate }: Located): {
  at: [number, number]
  approximate: boolean
} {
  if (latitude === null || longitude === null) return { at: fallback(), approximate: true }
  return { at: [latitude, longitude], approximate }
}
