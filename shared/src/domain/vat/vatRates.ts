import { invalid, type Problem } from '../problems.ts'

/** The VAT rates of France in percent, in force or past, that an electronic invoice may have (BR-FR-16). */
export const frenchVatRates: readonly number[] = [
  0, 0.9, 1.05, 1.75, 2.1, 5.5, 7, 8.5, 9.2, 9.6, 10, 13, 19.6, 20, 20.6,
]

/** Returns the problem of a VAT rate, in percent, that France does not have (BR-FR-16). */
export const vatRateProblems = (field: string, percent: number): Problem[] =>
  frenchVatRates.includes(percent) ? [] : [invalid(field, "Ce taux de TVA n'existe pas en France")]

/**
 * The places of France with VAT rates of their own. `ANTILLES_REUNION`: Guadeloupe, Martinique and La Réunion.
 * `GUYANE_MAYOTTE`: VAT does not apply (CGI, art. 294). `OUTSIDE_TERRITORY`: overseas collectivities, among them
 * Saint-Martin and Saint-Barthélemy, which the VAT of France does not cover.
 */
export type VatPlace = 'MAINLAND' | 'CORSICA' | 'ANTILLES_REUNION' | 'GUYANE_MAYOTTE' | 'OUTSIDE_TERRITORY'

/** The places by the beginning of their postal codes, the longest first; Monaco (980) has the rates of the mainland. */
const placesByPrefix: readonly [prefix: RegExp, place: VatPlace][] = [
  [/^97(?:133|150)/, 'OUTSIDE_TERRITORY'],
  [/^97[124]/, 'ANTILLES_REUNION'],
  [/^97[36]/, 'GUYANE_MAYOTTE'],
  [/^(?:97[578]|98[4678])/, 'OUTSIDE_TERRITORY'],
  [/^20/, 'CORSICA'],
]

/** Returns the place of a French postal code; the mainland for an unknown one. */
export const vatPlaceOf = (zipCode: string): VatPlace => {
  const digits = zipCode.replaceAll(/\s/g, '')
  return placesByPrefix.find(([prefix]) => prefix.test(digits))?.[1] ?? 'MAINLAND'
}

/** The rates in force at each place in percent, the standard rate first (CGI, art. 278 to 281 octies, 296 and 297). */
const ratesByPlace: Record<VatPlace, readonly number[]> = {
  MAINLAND: [20, 10, 5.5, 2.1],
  CORSICA: [20, 13, 10, 5.5, 2.1, 0.9],
  ANTILLES_REUNION: [8.5, 2.1, 1.75, 1.05],
  GUYANE_MAYOTTE: [],
  OUTSIDE_TERRITORY: [],
}

/**
 * Returns the VAT rates in force at a postal code in percent, the standard rate first; none where VAT does not apply.
 */
export const ratesInForce = (zipCode: string): readonly number[] => ratesByPlace[vatPlaceOf(zipCode)]

/** Returns the rates that a form offers in percent: those in force at the postal code, 0 %, and the selected rate. */
export const offeredRates = (zipCode: string, selectedRate: number | null): number[] =>
  [...new Set([...ratesInForce(zipCode), ...(selectedRate === null ? [] : [selectedRate]), 0])].toSorted(
    (one, other) => other - one,
  )
