/** Returns the headline above the results of a directory search. */
export function searchHeadline(count: number): string {
  if (count === 0) return 'Aucun praticien trouvé'
  return count === 1
    ? '1 praticien(ne) peut vous intéresser'
    : `${count.toLocaleString('fr-FR')} praticiens peuvent vous intéresser`
}

/** Returns the note below a truncated list, which explains how to find the other results; '' for a complete list. */
export const truncationNote = (shown: number, count: number): string =>
  shown < count
    ? `Seuls les ${shown.toLocaleString('fr-FR')} premiers sont affichés. Précisez un nom ou un lieu pour trouver les autres.`
    : ''

interface TherapistLocation {
  latitude: number | null
  longitude: number | null
  approximate: boolean
}

/** The default position of a therapist without coordinates: Paris. */
const fallbackPosition = (): [number, number] => [48.8566, 2.3522]

/** Returns the latitude and longitude of a therapist's marker, and whether this position is approximate (ruling 37). */
export function markerPosition({ latitude, longitude, approximate }: TherapistLocation): {
  position: [number, number]
  approximate: boolean
} {
  if (latitude === null || longitude === null) return { position: fallbackPosition(), approximate: true }
  return { position: [latitude, longitude], approximate }
}
