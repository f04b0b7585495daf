import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextInput } from '../inputs/inputs.tsx'

/** The field of a second-factor code, which phones and password managers fill in. */
export const CodeInput = <Draft extends FieldValues>(props: ComponentProps<typeof TextInput<Draft>>) => (
  <TextInput {...props} autoComplete="one-time-code" required slotProps={{ htmlInput: { maxLength: 40 } }} />
)
