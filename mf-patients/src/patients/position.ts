import type { Position } from 'shared/contracts/patients/patient'

const sentences: Record<Position['precision'], string> = {
  address: "L'adresse elle-même a été trouvée.",
  zipCode: "L'adresse est placée au centre de son code postal.",
  default: "Le code postal n'est pas connu : l'adresse est placée au centre du département, ou à Paris.",
}

export const positionSentence = ({ precision }: Position): string => sentences[precision]

/** URL of a map with a marker; undefined if the position was not found from the address. */
export function mapUrl({ latitude, longitude, precision }: Position): string | undefined {
  if (precision === 'default') return undefined
  const zoom = precision === 'address' ? 17 : 12
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`
}
