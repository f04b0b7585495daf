import type { BillReminder } from 'shared/contracts/finance/billLetters'
import type { ReminderLevel } from 'shared/domain/bills/reminders'
import { FormSection, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { LetterPreview } from '../letters/LetterPreview.tsx'
import { LetterTextFields } from '../letters/LetterTextFields.tsx'
import { levelLabels } from './messages.ts'
import type { ReminderDraft } from './reminderDraft.ts'

interface LevelTextProps {
  control: Control<ReminderDraft>
  level: ReminderLevel
  /** One that will be sent with this text. */
  example: BillReminder
}

/** The text of the reminders of one level, with the letter of the first of them. */
export function LevelText({ control, level, example }: LevelTextProps) {
  const name = `level${level}` as const
  const text = useWatch({ control, name })
  return (
    <FormSection title={levelLabels[level]} layout="stack">
      <LetterTextFields control={control} subject={`${name}.subject`} text={`${name}.text`} />
      <LetterPreview draft={example} text={text} />
    </FormSection>
  )
}
