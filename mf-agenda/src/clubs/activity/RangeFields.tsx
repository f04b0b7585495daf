import { useState } from 'react'
import type { Period } from 'shared/domain/calendar/period'
import { DayField } from 'shared/ui/dates'

interface RangeFieldsProps {
  range: Period
  onRange: (range: Period) => void
}

/** Fields for the first and last day (inclusive) of the period. Calls `onRange` once both are complete and in order. */
export function RangeFields({ range, onRange }: RangeFieldsProps) {
  const [typedRange, setTypedRange] = useState(range)
  /** Range at the last render, to discard the typed range when the range changes. */
  const [lastRange, setLastRange] = useState(range)
  if (range.startDate !== lastRange.startDate || range.endDate !== lastRange.endDate) {
    setLastRange(range)
    setTypedRange(range)
  }

  const changeTypedRange = (change: Partial<Period>) => {
    const nextRange = { ...typedRange, ...change }
    setTypedRange(nextRange)
    if (nextRange.startDate <= nextRange.endDate) onRange(nextRange)
  }
  const orderProblem = typedRange.startDate > typedRange.endDate ? 'Le dernier jour précède le premier.' : undefined

  return (
    <>
      <DayField
        id="startDate"
        label="Du"
        value={typedRange.startDate}
        onChange={(day) => day !== null && changeTypedRange({ startDate: day })}
        minDay="1900-01-01"
        maxDay="2199-12-31"
      />
      <DayField
        id="endDate"
        label="Au"
        value={typedRange.endDate}
        onChange={(day) => day !== null && changeTypedRange({ endDate: day })}
        error={orderProblem}
        minDay="1900-01-01"
        maxDay="2199-12-31"
      />
    </>
  )
}
