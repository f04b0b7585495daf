import { maxSubjectLength, maxTextLength } from 'shared/contracts/finance/emailTextLimits'
import { TextInput } from 'shared/ui/form'
import type { Control, FieldPath, FieldValues } from 'shared/ui/form'
import { texts } from './messages.ts'

interface EmailTextFieldsProps<Draft extends FieldValues> {
  control: Control<Draft>
  subject: FieldPath<Draft>
  text: FieldPath<Draft>
}

/** Fields for the subject and the text of an e-mail, with placeholders in braces. */
export const EmailTextFields = <Draft extends FieldValues>({ control, subject, text }: EmailTextFieldsProps<Draft>) => (
  <>
    <TextInput
      control={control}
      name={subject}
      label="Objet"
      required
      slotProps={{ htmlInput: { maxLength: maxSubjectLength } }}
    />
    <TextInput
      control={control}
      name={text}
      label="Message"
      required
      multiline
      minRows={6}
      maxRows={14}
      helperText={texts.placeholderHelp}
      slotProps={{ htmlInput: { maxLength: maxTextLength } }}
    />
  </>
)
