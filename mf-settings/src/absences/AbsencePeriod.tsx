import { Box } from 'shared/ui'
import { DayInput, TimeInput } from 'shared/ui/dates'
import { Controller, FormControlLabel, Switch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { AbsenceDraft } from './absenceDraft.ts'

interface AbsencePeriodProps {
  control: Control<AbsenceDraft>
  isWholeDays: boolean
}

/** Period of the absence: whole days, or a day and a time at each end. */
export function AbsencePeriod({ control, isWholeDays }: AbsencePeriodProps) {
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
        <DayInput control={control} name="from" label="Du" required />
        {!isWholeDays && <TimeInput control={control} name="fromTime" label="De" required />}
        <DayInput control={control} name="to" label="Au" required />
        {!isWholeDays && <TimeInput control={control} name="toTime" label="À" isEnd required />}
      </Box>
    </>
  )
}
