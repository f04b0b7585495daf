/**
 * The editable lines of the forecast, in their order on the screen; assets first. `availability` is cash
 * (« disponibilités »), `exerciseResult` the net income, `socialTaxDebts` the social security and tax liabilities.
 */
export const forecastLines = [
  'fixedAssets',
  'depreciation',
  'receivables',
  'otherReceivables',
  'availability',
  'shareCapital',
  'retainedEarnings',
  'exerciseResult',
  'borrowings',
  'payables',
  'socialTaxDebts',
] as const
export type ForecastLine = (typeof forecastLines)[number]

/** The suffixes of the years: the base year and the two that follow. */
export const forecastYears = ['N', 'N1', 'N2'] as const
export type ForecastYear = (typeof forecastYears)[number]

/** The field name of a line and a year: `fixedAssetsN1`. */
export type ForecastField = `${ForecastLine}${ForecastYear}`

/** The increases of the two following years, in percent. */
export type IncreaseField = 'increaseN1' | 'increaseN2'

export type Forecast = Record<ForecastField | IncreaseField, number>

export const fieldOf = (line: ForecastLine, year: ForecastYear): ForecastField => `${line}${year}`

/** Returns a record with the same value for each field. */
export const buildFieldRecord = <Value>(value: Value): Record<ForecastField, Value> => {
  const fields = forecastLines.flatMap((line) => forecastYears.map((year) => fieldOf(line, year)))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names of the keys
  return Object.fromEntries(fields.map((field) => [field, value])) as Record<ForecastField, Value>
}

/** The highest increase, in percent. */
export const maxIncrease = 999
/** The largest amount, in euros. */
export const maxAmount = 9_999_999_999.99
