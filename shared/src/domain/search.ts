/** Above the list of a search in the directory. */
export function searchHeadline(count: number): string {
  if (count === 0) return 'Aucun praticien trouvé'
  return count === 1
    ? '1 praticien(ne) peut vous intéresser'
    : `${count.toLocaleString('fr-FR')} praticiens peuvent vous intéresser`
}

/** Below a list that is cut short: how one finds the others; nothing below one that is whole. */
export const restOfSearch = (shown: number, count: number): string =>
  shown < count
    ? `Seuls les ${shown.toLocaleString('fr-FR')} premiers sont affichés. Précisez un nom ou un lieu pour trouver les autres.`
    : ''

interface Located {
  latitude: number | null
  longitude: number | null
  approximate: boolean
}

/** Where a therapist without coordinates is shown: in Paris. */
const fallback = (): [number, number] => [48.8566, 2.3522]

/** Latitude and longitude of a therapist's marker, and whether they are only about right (ruling 37). */
export function markerPosition({ latitude, longitude, approximate }: Located): {
  at: [number, number]
  approximate: boolean
} {
  if (latitude === null || longitude === null) return { at: fallback(), approximate: true }
  return { at: [latitude, longitude], approximate }
}
