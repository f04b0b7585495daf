import { maxPracticeNoteLength } from 'shared/contracts/patients/patient'
import { FormSection, TextInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from '../draft.ts'
import { texts } from '../messages.ts'

/** The practice's own note about a patient or a firm. */
export const PracticeNoteField = ({ control }: { control: Control<Draft> }) => (
  <FormSection title="Note du cabinet" layout="stack">
    <TextInput
      control={control}
      name="practiceNote"
      label="Texte de la note"
      multiline
      minRows={3}
      helperText={texts.whoReadsPracticeNote}
      slotProps={{ htmlInput: { maxLength: maxPracticeNoteLength } }}
    />
  </FormSection>
)
