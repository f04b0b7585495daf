import type { Verdict } from 'shared/contracts/agenda/session'
import { Box } from 'shared/ui'
import { DayInput, TimeInput } from 'shared/ui/dates'
import { FormSection } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { SlotHints } from '../preview/SlotHints.tsx'

interface SessionDateProps {
  form: SessionFormApi
  /** Server's verdicts on the slot; undefined until they are loaded. */
  verdicts: readonly Verdict[] | undefined
  /** True when day and times are read-only. */
  isReadOnly: boolean
  onDayChange: () => void
  onStartChange: () => void
  onEndChange: () => void
}

export function SessionDate({
  form: { control },
  verdicts,
  isReadOnly,
  onDayChange,
  onStartChange,
  onEndChange,
}: SessionDateProps) {
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
          <DayInput
            control={control}
            name="startDate"
            label="Jour"
            required
            disabled={isReadOnly}
            onPick={onDayChange}
          />
        </Box>
        <TimeInput
          control={control}
          name="startTime"
          label="De"
          required
          disabled={isReadOnly}
          onPick={onStartChange}
        />
        <TimeInput
          control={control}
          name="endTime"
          label="A"
          isEnd
          required
          disabled={isReadOnly}
          onPick={onEndChange}
        />
      </Box>
      <SlotHints verdicts={verdicts} />
    </FormSection>
  )
}
