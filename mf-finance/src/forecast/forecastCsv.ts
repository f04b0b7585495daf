import { csvOf } from 'shared/domain/csv'
import { forecastTotals } from 'shared/domain/forecast/forecast'
import { spreadsheetAmount } from 'shared/domain/spreadsheetAmount'
import { fieldOf, forecastYears, type Forecast } from 'shared/contracts/finance/forecastLines'
import { increaseLabels, lineLabels, totalLabels, yearLabels } from './messages.ts'
import { sheetRows, type SheetRow } from './rows.ts'

/** Returns the table as CSV, including computed rows. */
export function forecastCsv(forecast: Forecast): string {
  const totals = forecastYears.map((year) => forecastTotals(forecast, year))
  const cellsOf = (row: SheetRow): string[] =>
    'line' in row
      ? [lineLabels[row.line], ...forecastYears.map((year) => spreadsheetAmount(forecast[fieldOf(row.line, year)]))]
      : [totalLabels[row.total], ...totals.map((yearTotals) => spreadsheetAmount(yearTotals[row.total]))]
  return csvOf([
    ['', ...forecastYears.map((year) => yearLabels[year])],
    [`${increaseLabels.increaseN1} (%)`, '', spreadsheetAmount(forecast.increaseN1), ''],
    [`${increaseLabels.increaseN2} (%)`, '', '', spreadsheetAmount(forecast.increaseN2)],
    ...sheetRows.map(cellsOf),
  ])
}
