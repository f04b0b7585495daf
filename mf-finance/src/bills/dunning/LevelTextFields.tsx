import type { BillDunning } from 'shared/contracts/finance/billEmails'
import type { DunningLevel } from 'shared/domain/bills/dunning'
import { FormSection, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { EmailPreview } from '../emails/EmailPreview.tsx'
import { EmailTextFields } from '../emails/EmailTextFields.tsx'
import { levelLabels } from './messages.ts'
import type { DunningDraft } from './dunningDraft.ts'

interface LevelTextFieldsProps {
  control: Control<DunningDraft>
  level: DunningLevel
  /** The dunning e-mail that the preview shows. */
  example: BillDunning
}

/** Fields for the text of the dunning e-mails of a level, with a preview for an example. */
export function LevelTextFields({ control, level, example }: LevelTextFieldsProps) {
  const name = `level${level}` as const
  const text = useWatch({ control, name })
  return (
    <FormSection title={levelLabels[level]} layout="stack">
      <EmailTextFields control={control} subject={`${name}.subject`} text={`${name}.text`} />
      <EmailPreview draft={example} text={text} />
    </FormSection>
  )
}
