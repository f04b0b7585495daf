import type { PracticeTimeZone } from '../../contracts/accounts/timeZone.ts'

/** The French name of each time zone that a practice can have, in the order of the choice (ruling 150). */
export const timeZoneLabels: Readonly<Record<PracticeTimeZone, string>> = {
  'Europe/Paris': 'France métropolitaine',
  'America/Guadeloupe': 'Guadeloupe',
  'America/Martinique': 'Martinique',
  'America/Cayenne': 'Guyane',
  'Indian/Reunion': 'La Réunion',
  'America/Miquelon': 'Saint-Pierre-et-Miquelon',
  'Indian/Mayotte': 'Mayotte',
  'America/St_Barthelemy': 'Saint-Barthélemy',
  'America/Marigot': 'Saint-Martin',
  'Indian/Kerguelen': 'Terres australes françaises',
  'Pacific/Wallis': 'Wallis-et-Futuna',
  'Pacific/Tahiti': 'Polynésie française (Tahiti)',
  'Pacific/Marquesas': 'Polynésie française (îles Marquises)',
  'Pacific/Gambier': 'Polynésie française (îles Gambier)',
  'Pacific/Noumea': 'Nouvelle-Calédonie',
}

const defaultTimeZone: PracticeTimeZone = 'Europe/Paris'

/** The time zones by postal code, or by its first three digits. */
const zoneByZipCode = new Map<string, PracticeTimeZone>(
  Object.entries({
    '97133': 'America/St_Barthelemy',
    '97150': 'America/Marigot',
    '971': 'America/Guadeloupe',
    '972': 'America/Martinique',
    '973': 'America/Cayenne',
    '974': 'Indian/Reunion',
    '975': 'America/Miquelon',
    '976': 'Indian/Mayotte',
    '977': 'America/St_Barthelemy',
    '978': 'America/Marigot',
    '984': 'Indian/Kerguelen',
    '986': 'Pacific/Wallis',
    '987': 'Pacific/Tahiti',
    '988': 'Pacific/Noumea',
  }),
)

/** Returns the time zone of a French postal code, with or without spaces; that of Paris for any other text. */
export function timeZoneOfZipCode(zipCode: string): PracticeTimeZone {
  const digits = zipCode.replaceAll(/\s/g, '')
  return zoneByZipCode.get(digits) ?? zoneByZipCode.get(digits.slice(0, 3)) ?? defaultTimeZone
}

export const isPracticeTimeZone = (text: string): text is PracticeTimeZone => Object.hasOwn(timeZoneLabels, text)

/** Returns the French name of a time zone; the IANA name of one that cannot be chosen. */
export const timeZoneLabel = (timeZone: string): string =>
  isPracticeTimeZone(timeZone) ? timeZoneLabels[timeZone] : timeZone

/** The message of E272: the time zone cannot change. */
export const timeZoneFixedMessage =
  "Ce fuseau horaire changerait le jour d'une facture déjà émise : le fuseau reste celui du cabinet."

interface TimeZoneChange {
  /** The chosen time zone; undefined if none was chosen. */
  chosenZone: PracticeTimeZone | undefined
  zipCode: string
  formerAddress: { zipCode: string; timeZone: string }
}

/**
 * Returns the time zone of a practice whose address is saved: the chosen one, or that of the postal code when the code
 * is the first or leads to another zone than the former code (ruling 150).
 */
export function timeZoneAfterAddressChange({ chosenZone, zipCode, formerAddress }: TimeZoneChange): string {
  const zoneOfCode = timeZoneOfZipCode(zipCode)
  if (chosenZone) return chosenZone
  return formerAddress.zipCode === '' || zoneOfCode !== timeZoneOfZipCode(formerAddress.zipCode)
    ? zoneOfCode
    : formerAddress.timeZone
}

/** Returns the time zone of a new practice: the browser's if a practice can have it, else that of Paris. */
export const proposedTimeZone = (browserTimeZone: string | undefined): PracticeTimeZone =>
  browserTimeZone !== undefined && isPracticeTimeZone(browserTimeZone) ? browserTimeZone : defaultTimeZone
