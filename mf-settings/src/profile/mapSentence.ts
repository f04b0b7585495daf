import type { Profile } from 'shared/contracts/accounts/user'

/** Returns a sentence about the therapist's position on the map, computed from the saved address. */
export function mapSentence({ latitude, precision }: Pick<Profile, 'latitude' | 'precision'>): string {
  if (latitude === null)
    return "Votre adresse n'est pas encore placée : elle l'est à l'enregistrement. En attendant, la carte vous montre à Paris."
  if (precision === 'zipCode') return 'La carte vous montre au centre de votre code postal.'
  if (precision === 'default')
    return "Votre code postal n'est pas connu : la carte vous montre au centre du département, ou à Paris."
  return 'La carte vous montre à votre adresse.'
}
