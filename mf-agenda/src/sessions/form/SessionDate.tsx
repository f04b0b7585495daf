import type { Verdict } from 'shared/contracts/agenda/session'
import { Box } from 'shared/ui'
import { DayInput, TimeInput } from 'shared/ui/dates'
import { FormSection, useWatch } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { SlotHints } from '../preview/SlotHints.tsx'
import { FrequencyInput } from './FrequencyInput.tsx'
import { SeriesFields } from './SeriesFields.tsx'
import { repeatedSlotRowSx, rowsSx, slotRowSx } from './formLayout.ts'

interface SessionDateProps {
  form: SessionFormApi
  /** Server's verdicts on the slot; undefined until they are loaded. */
  verdicts: readonly Verdict[] | undefined
  /** True when day and times are read-only. */
  isReadOnly: boolean
  /** True for a saved session, whose frequency cannot change. */
  isFrequencyLocked: boolean
  onDayChange: () => void
  onStartChange: () => void
  onEndChange: () => void
  onSeriesEndChange: () => void
  onPreview: () => void
}

/** Day, times and frequency; a series also has its last day and a preview. */
export function SessionDate({
  form,
  verdicts,
  isReadOnly,
  isFrequencyLocked,
  onDayChange,
  onStartChange,
  onEndChange,
  onSeriesEndChange,
  onPreview,
}: SessionDateProps) {
  const { control } = form
  const recurrence = useWatch({ control, name: 'recurrence' })
  const field = { control, required: true, disabled: isReadOnly }
  return (
    <FormSection layout="free" title="Date et fréquence">
      <Box sx={rowsSx}>
        <Box sx={recurrence === 'ONCE' ? slotRowSx : repeatedSlotRowSx}>
          <Box>
            <DayInput {...field} name="startDate" label="Jour" onPick={onDayChange} />
          </Box>
          <TimeInput {...field} name="startTime" label="De" onPick={onStartChange} />
          <TimeInput {...field} name="endTime" label="A" isEnd onPick={onEndChange} />
          <Box>
            <FrequencyInput form={form} isLocked={isFrequencyLocked} onPick={onDayChange} />
          </Box>
        </Box>
        <SeriesFields form={form} isLocked={isFrequencyLocked} onEndChange={onSeriesEndChange} onPreview={onPreview} />
        <SlotHints verdicts={verdicts} />
      </Box>
    </FormSection>
  )
}
