import type { Verdict } from 'shared/contracts/session'
import { Box } from 'shared/ui'
import { DayField, TimeField } from 'shared/ui/dates'
import { Controller, FormSection } from 'shared/ui/form'
import type { SessionFormApi } from './form.ts'
import { SlotHints } from '../preview/SlotHints.tsx'

interface SessionDateProps {
  form: SessionFormApi
  /** What the server says of the slot; undefined as long as it has not. */
  verdicts: readonly Verdict[] | undefined
  onDay: () => void
  onStart: () => void
  onEnd: () => void
}

export function SessionDate({ form: { control }, verdicts, onDay, onStart, onEnd }: SessionDateProps) {
  return (
    <FormSection layout="stack" title="Date">
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr' },
          '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        <Box>
          <Controller
            control={control}
            name="startDate"
            render={({ field, fieldState }) => (
              <DayField
                id="startDate"
                label="Jour"
                required
                value={field.value}
                error={fieldState.error?.message}
                onChange={(day) => {
                  field.onChange(day)
                  onDay()
                }}
              />
            )}
          />
        </Box>
        <Controller
          control={control}
          name="startTime"
          render={({ field, fieldState }) => (
            <TimeField
              id="startTime"
              label="De"
              required
              value={field.value}
              error={fieldState.error?.message}
              onChange={(time) => {
                field.onChange(time)
                onStart()
              }}
            />
          )}
        />
        <Controller
          control={control}
          name="endTime"
          render={({ field, fieldState }) => (
            <TimeField
              id="endTime"
              label="A"
              required
              value={field.value}
              error={fieldState.error?.message}
              onChange={(time) => {
                field.onChange(time)
                onEnd()
              }}
            />
          )}
        />
      </Box>
      <SlotHints verdicts={verdicts} />
    </FormSection>
  )
}
