import type { NotePath } from 'shared/domain/evaluation/sections'
import { TextInput } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'

/** Maximum length that the API accepts. */
export const maxNoteLength = 5_000

export const NoteInput = ({
  control,
  path,
  label,
}: Pick<SessionFormApi, 'control'> & { path: NotePath; label: string }) => (
  <TextInput
    control={control}
    name={`evaluation.${path}`}
    label={label}
    multiline
    minRows={2}
    slotProps={{ htmlInput: { maxLength: maxNoteLength } }}
  />
)
