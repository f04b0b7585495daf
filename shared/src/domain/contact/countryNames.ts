import { frenchOrder } from '../frenchOrder.ts'
import { plainText } from '../plainText.ts'
import { france } from './country.ts'
import { countryCodes } from './countryCodes.ts'

const regionNames = new Intl.DisplayNames('fr', { type: 'region' })

/** Returns the French name of a country by its code: « Belgique »; a text that is no code unchanged. */
export const countryName = (code: string): string =>
  countryCodes.includes(code) ? (regionNames.of(code) ?? code) : code

let options: { value: string; label: string }[] | undefined

/** Returns all countries for a choice, France first, then by French name. */
export const countryOptions = (): readonly { value: string; label: string }[] =>
  (options ??= countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) =>
      one.value === france || other.value === france
        ? Number(other.value === france) - Number(one.value === france)
        : frenchOrder.compare(one.label, other.label),
    ))

/** Other names of countries, as people write them. */
const otherNames: readonly [name: string, code: string][] = [
  ['angleterre', 'GB'],
  ['grande bretagne', 'GB'],
  ['ecosse', 'GB'],
  ['united kingdom', 'GB'],
  ['uk', 'GB'],
  ['usa', 'US'],
  ['united states', 'US'],
  ['hollande', 'NL'],
  ['republique tcheque', 'CZ'],
  ['belgium', 'BE'],
  ['belgie', 'BE'],
  ['switzerland', 'CH'],
  ['schweiz', 'CH'],
  ['germany', 'DE'],
  ['deutschland', 'DE'],
  ['spain', 'ES'],
  ['italy', 'IT'],
  ['tahiti', 'PF'],
  ['principaute de monaco', 'MC'],
  ['france metropolitaine', france],
]

let codesByName: Map<string, string> | undefined

/** Returns the code of a country by its name, in any spelling: BE for « BELGIQUE »; undefined for another text. */
export function findCountryCode(text: string): string | undefined {
  codesByName ??= new Map([...countryCodes.map((code) => [plainText(countryName(code)), code] as const), ...otherNames])
  return codesByName.get(plainText(text))
}
