import { csvOf } from 'shared/domain/csv'
import { forecastTotals } from 'shared/domain/forecast/forecast'
import { fieldOf, forecastYears, type Forecast } from 'shared/contracts/forecastLines'
import { increaseLabels, lineLabels, totalLabels, yearLabels } from './messages.ts'
import { assetRows, liabilityRows, type SheetRow } from './rows.ts'

const figure = (amount: number) => amount.toFixed(2).replace('.', ',')

/** The sheet for a spreadsheet, computed rows included. */
export function forecastCsv(forecast: Forecast): string {
  const totals = forecastYears.map((year) => forecastTotals(forecast, year))
  const cellsOf = (row: SheetRow): string[] =>
    'line' in row
      ? [lineLabels[row.line], ...forecastYears.map((year) => figure(forecast[fieldOf(row.line, year)]))]
      : [totalLabels[row.total], ...totals.map((ofYear) => figure(ofYear[row.total]))]
  return csvOf([
    ['', ...forecastYears.map((year) => yearLabels[year])],
    [`${increaseLabels.increaseN1} (%)`, '', figure(forecast.increaseN1), ''],
    [`${increaseLabels.increaseN2} (%)`, '', '', figure(forecast.increaseN2)],
    ...[...assetRows, ...liabilityRows].map(cellsOf),
  ])
}
