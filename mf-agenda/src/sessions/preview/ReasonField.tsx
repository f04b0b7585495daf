import { TextField } from 'shared/ui/form'

export const reasonMissingText = 'Motif obligatoire : un animal dépasse ses limites.'

interface ReasonFieldProps {
  value: string
  onChange: (reason: string) => void
  required: boolean
  error: string
}

/** Field for the reason to save despite a conflict, which is stored with the session. */
export const ReasonField = ({ value, onChange, required, error }: ReasonFieldProps) => (
  <TextField
    id="forceReason"
    label={required ? 'Motif' : 'Motif (facultatif)'}
    required={required}
    value={value}
    error={error !== ''}
    helperText={error || undefined}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ htmlInput: { maxLength: 500 } }}
  />
)
