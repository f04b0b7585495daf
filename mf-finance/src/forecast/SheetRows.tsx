import { forecastTotals } from 'shared/domain/forecast/forecast'
import type { ForecastTotals } from 'shared/domain/forecast/forecast'
import { fieldOf, forecastLines, forecastYears, maxAmount } from 'shared/contracts/finance/forecastLines'
import type { ForecastLine, ForecastYear } from 'shared/contracts/finance/forecastLines'
import { money } from 'shared/domain/format'
import { NumberInput, useWatch } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import { cellProps } from './cells.ts'
import { forecastOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { lineLabels, totalLabels, yearLabels } from './messages.ts'
import type { SheetRow } from './rows.ts'

interface LineRowProps extends Pick<UseFormReturn<Draft>, 'control'> {
  onAmount: (line: ForecastLine, year: ForecastYear, amount: number | null) => void
}

interface SheetRowsProps extends LineRowProps {
  title: string
  rows: readonly SheetRow[]
}

/** Rows of the assets or of the liabilities. */
export const SheetRows = ({ title, rows, ...lineProps }: SheetRowsProps) => (
  <tbody>
    <tr className="side">
      <th scope="rowgroup" colSpan={4} className="label">
        {title}
      </th>
    </tr>
    {rows.map((row) =>
      'line' in row ? (
        <LineRow key={row.line} line={row.line} {...lineProps} />
      ) : (
        <TotalRow key={row.total} total={row.total} control={lineProps.control} />
      ),
    )}
  </tbody>
)

const LineRow = ({ line, control, onAmount }: LineRowProps & { line: ForecastLine }) => (
  <tr>
    <th scope="row" className="label">
      {lineLabels[line]}
    </th>
    {forecastYears.map((year, column) => (
      <td key={year}>
        <NumberInput
          control={control}
          name={fieldOf(line, year)}
          label=""
          size="small"
          fullWidth
          min={-maxAmount}
          max={maxAmount}
          onTyped={(amount) => onAmount(line, year, amount)}
          slotProps={{
            htmlInput: {
              'aria-label': `${lineLabels[line]}, ${yearLabels[year]}`,
              ...cellProps({ row: forecastLines.indexOf(line) + 1, column }),
            },
          }}
        />
      </td>
    ))}
  </tr>
)

function TotalRow({ control, total }: Pick<UseFormReturn<Draft>, 'control'> & { total: keyof ForecastTotals }) {
  const forecast = useWatch({ control, compute: forecastOf })
  return (
    <tr className={total.startsWith('total') && total !== 'totalDebts' ? 'total whole' : 'total'}>
      <th scope="row" className="label">
        {totalLabels[total]}
      </th>
      {forecastYears.map((year) => (
        <td key={year}>{money(forecastTotals(forecast, year)[total])}</td>
      ))}
    </tr>
  )
}
