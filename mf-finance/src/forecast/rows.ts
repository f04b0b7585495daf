import type { ForecastTotals } from 'shared/domain/forecast/forecast'
import type { ForecastLine } from 'shared/contracts/finance/forecastLines'

/** Row of the sheet: an editable line, or a computed total. */
export type SheetRow = { line: ForecastLine } | { total: keyof ForecastTotals }

export const assetRows: readonly SheetRow[] = [
  { line: 'fixedAssets' },
  { line: 'depreciation' },
  { total: 'netFixedAssets' },
  { line: 'receivables' },
  { line: 'otherReceivables' },
  { line: 'availability' },
  { total: 'currentAssets' },
  { total: 'totalAssets' },
]

export const liabilityRows: readonly SheetRow[] = [
  { line: 'shareCapital' },
  { line: 'retainedEarnings' },
  { line: 'exerciseResult' },
  { total: 'equity' },
  { line: 'borrowings' },
  { line: 'payables' },
  { line: 'socialTaxDebts' },
  { total: 'totalDebts' },
  { total: 'totalLiabilities' },
]

/** All rows, in the displayed order. */
export const sheetRows: readonly SheetRow[] = [...assetRows, ...liabilityRows]
