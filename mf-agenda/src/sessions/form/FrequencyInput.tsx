import { recurrenceLabel, recurrences } from 'shared/domain/sessions/recurrence'
import { PickInput, useWatch } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'

interface FrequencyInputProps {
  form: SessionFormApi
  /** True for a saved session, whose frequency cannot change. */
  isLocked: boolean
  onPick: () => void
}

export function FrequencyInput({ form: { control }, isLocked, onPick }: FrequencyInputProps) {
  const startDate = useWatch({ control, name: 'startDate' })
  return (
    <PickInput
      control={control}
      name="recurrence"
      label="Fréquence"
      options={recurrences.map((value) => ({ value, label: recurrenceLabel(value, startDate) }))}
      disabled={isLocked}
      onPick={onPick}
    />
  )
}
