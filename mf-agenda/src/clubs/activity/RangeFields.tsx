import { useState } from 'react'
import type { Period } from 'shared/domain/calendar/period'
import { DayField } from 'shared/ui/dates'

interface RangeFieldsProps {
  range: Period
  onRange: (range: Period) => void
}

/** A first and a last day, both included. Incomplete or reversed days change nothing yet. */
export function RangeFields({ range, onRange }: RangeFieldsProps) {
  const [typed, setTyped] = useState(range)
  const [seen, setSeen] = useState(range)
  if (range.startDate !== seen.startDate || range.endDate !== seen.endDate) {
    setSeen(range)
    setTyped(range)
  }

  const type = (changed: Partial<Period>) => {
    const next = { ...typed, ...changed }
    setTyped(next)
    if (next.startDate <= next.endDate) onRange(next)
  }
  const backwards = typed.startDate > typed.endDate ? 'Le dernier jour précède le premier.' : undefined

  return (
    <>
      <DayField
        id="startDate"
        label="Du"
        value={typed.startDate}
        onChange={(day) => day !== null && type({ startDate: day })}
        minDay="1900-01-01"
        maxDay="2199-12-31"
      />
      <DayField
        id="endDate"
        label="Au"
        value={typed.endDate}
        onChange={(day) => day !== null && type({ endDate: day })}
        error={backwards}
        minDay="1900-01-01"
        maxDay="2199-12-31"
      />
    </>
  )
}
