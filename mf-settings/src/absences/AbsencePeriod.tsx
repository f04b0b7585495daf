import { Box } from 'shared/ui'
import { DayField, TimeField } from 'shared/ui/dates'
import { Controller, FormControlLabel, Switch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { AbsenceDraft } from './absenceDraft.ts'

interface AbsencePeriodProps {
  control: Control<AbsenceDraft>
  isWholeDays: boolean
}

const dayLabels = { from: 'Du', to: 'Au' } as const
const timeLabels = { fromTime: 'De', toTime: 'À' } as const

/** From when to when: whole days, or a time at each end. */
export function AbsencePeriod({ control, isWholeDays }: AbsencePeriodProps) {
  const day = (name: 'from' | 'to') => (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <DayField
          id={name}
          label={dayLabels[name]}
          required
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  )
  const time = (name: 'fromTime' | 'toTime') => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <TimeField id={name} label={timeLabels[name]} required value={field.value} onChange={field.onChange} />
      )}
    />
  )
  return (
    <>
      <Controller
        control={control}
        name="isWholeDays"
        render={({ field }) => (
          <FormControlLabel
            label="Journées entières"
            control={<Switch checked={field.value} onChange={(_, checked) => field.onChange(checked)} />}
          />
        )}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: isWholeDays
            ? { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }
            : 'minmax(0, 3fr) minmax(0, 2fr)',
        }}
      >
        {day('from')}
        {!isWholeDays && time('fromTime')}
        {day('to')}
        {!isWholeDays && time('toTime')}
      </Box>
    </>
  )
}
