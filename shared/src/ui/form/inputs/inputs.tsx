import type { ReactNode } from 'react'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import type { TextFieldProps } from '@mui/material/TextField'
import { useController } from 'react-hook-form'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { extractEmail } from '../../../domain/contact/email.ts'

export interface BoundField<Draft extends FieldValues> {
  control: Control<Draft>
  /** The field's path in the draft; also its id, so that 'Champs requis' can link to it. */
  name: FieldPath<Draft>
}

export type FieldProps<Draft extends FieldValues> = BoundField<Draft> &
  Omit<TextFieldProps, 'name' | 'value' | 'defaultValue' | 'error' | 'onChange' | 'select'> & { label: string }

/** The API's maximum length for each type of single-line field, so that longer input cannot be typed. */
const maxLengthByType: Record<string, number> = { tel: 30, email: 254 }
const maxLengthOf = ({ multiline, type = 'text' }: TextFieldProps) =>
  multiline ? 20_000 : (maxLengthByType[type] ?? 100)

interface TextProps {
  /**
   * Formats the text when the field is left: `formatPhone`; by default `extractEmail` in a field of type `email`.
   * Invalid text must be returned unchanged.
   */
  format?: (text: string) => string
  /** Called with the formatted text when the field is left, to fill other fields. */
  onLeave?: (text: string) => void
}

export function TextInput<Draft extends FieldValues>({
  control,
  name,
  helperText,
  slotProps,
  format,
  onLeave,
  ...fieldProps
}: FieldProps<Draft> & TextProps) {
  const { field, fieldState } = useController({ control, name })
  const { ref, ...boundProps } = field
  const handleBlur = () => {
    const text: unknown = field.value
    const formatText = format ?? (fieldProps.type === 'email' ? extractEmail : undefined)
    const formattedText = formatText && typeof text === 'string' ? formatText(text) : text
    if (formattedText !== text) field.onChange(formattedText)
    if (typeof formattedText === 'string') onLeave?.(formattedText)
    field.onBlur()
  }
  return (
    <TextField
      id={name}
      {...fieldProps}
      {...boundProps}
      onBlur={handleBlur}
      slotProps={{ htmlInput: { maxLength: maxLengthOf(fieldProps) }, ...slotProps }}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
    />
  )
}

interface PickProps {
  options: readonly { value: string; label: string }[]
  /** The label of the empty option; omitted if a choice is required. */
  none?: string
  /** Called with the choice, to update other fields: the price of a type, the rent of a place. */
  onPick?: (value: string | null) => void
  /** Converts the choice to the draft's value; by default the draft has the text. */
  toValue?: (choice: string) => unknown
}

/** A native select, the most usable one on a phone. The empty option, labelled `none`, is null in the draft. */
export function PickInput<Draft extends FieldValues>({
  control,
  name,
  helperText,
  options,
  none,
  onPick,
  toValue = (choice) => choice,
  ...fieldProps
}: FieldProps<Draft> & PickProps) {
  const { field, fieldState } = useController({ control, name })
  const { ref, value, onChange, ...boundProps } = field
  return (
    <TextField
      {...fieldProps}
      {...boundProps}
      id={name}
      select
      value={value ?? ''}
      onChange={(event) => {
        const pickedValue = event.target.value === '' ? null : event.target.value
        onChange(pickedValue === null ? null : toValue(pickedValue))
        onPick?.(pickedValue)
      }}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  )
}

export function CheckInput<Draft extends FieldValues>({
  control,
  name,
  label,
  disabled,
  helperText,
}: BoundField<Draft> & { label: ReactNode; disabled?: boolean; helperText?: ReactNode }) {
  const { field, fieldState } = useController({ control, name })
  const { ref, value, onChange, ...boundProps } = field
  const text = fieldState.error?.message ?? helperText
  const textId = `${name}-text`
  return (
    <>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Checkbox
            {...boundProps}
            id={name}
            checked={value === true}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{ input: { ref, ...(text !== undefined && { 'aria-describedby': textId }) } }}
          />
        }
      />
      {text !== undefined && (
        <FormHelperText id={textId} error={fieldState.invalid}>
          {text}
        </FormHelperText>
      )}
    </>
  )
}
