/** Returns the headline above the results of a directory search. */
export function searchHeadline(count: number): string {
  if (count === 0) return 'Aucun praticien trouvé'
  return count === 1
    ? '1 praticien(ne) peut vous intéresser'
    : `${count.toLocaleString('fr-FR')} praticiens peuvent vous intéresser`
}

/** Returns the note below a truncated list, which says how to find the other results; '' below a complete list. */
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
const fallbackPosition = (): [number, number] => [48.8566, 2.3522]

/** Returns the latitude and longitude (`at`) of a therapist's marker, and whether they are approximate (ruling 37). */
export function markerPosition({ latitude, longitude, approximate }: Located): {
  at: [number, number]
  approximate: boolean
} {
  if (latitude === null || longitude === null) return { at: fallbackPosition(), approximate: true }
  return { at: [latitude, longitude], approximate }
}
