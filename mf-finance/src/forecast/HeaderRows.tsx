import { forecastYears, maxIncrease } from 'shared/contracts/finance/forecastLines'
import type { IncreaseField } from 'shared/contracts/finance/forecastLines'
import { NumberInput } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import { cellProps } from './cells.ts'
import type { Draft } from './draft.ts'
import { increaseLabels, texts, yearLabels } from './messages.ts'

interface HeaderRowsProps extends Pick<UseFormReturn<Draft>, 'control'> {
  onIncrease: (field: IncreaseField, percent: number | null) => void
}

/** Header of the table: the years, and the increase over the previous year in percent. */
export const HeaderRows = ({ control, onIncrease }: HeaderRowsProps) => (
  <thead>
    <tr>
      <th scope="col" className="label">
        Poste
      </th>
      {forecastYears.map((year) => (
        <th key={year} scope="col">
          {yearLabels[year]}
        </th>
      ))}
    </tr>
    <tr>
      <th scope="row" className="label">
        {texts.comparedTo}
      </th>
      <td>–</td>
      {(['increaseN1', 'increaseN2'] as const).map((field, index) => (
        <td key={field}>
          <label htmlFor={field}>{increaseLabels[field]}</label>
          <NumberInput
            control={control}
            name={field}
            label=""
            unit="%"
            size="small"
            fullWidth
            min={-100}
            max={maxIncrease}
            onTyped={(percent) => onIncrease(field, percent)}
            slotProps={{ htmlInput: cellProps({ row: 0, column: index + 1 }) }}
          />
        </td>
      ))}
    </tr>
  </thead>
)
