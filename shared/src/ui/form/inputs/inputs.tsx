import { useState } from 'react'
import type { ClipboardEvent, ReactNode, SyntheticEvent } from 'react'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { TextFieldProps } from '@mui/material/TextField'
import { ambiguousAmountSentence, isAmbiguousAmount, parseAmount } from '../../../domain/amountText.ts'
import { cleanEmail } from '../../../domain/contact/email.ts'
import { useController } from 'react-hook-form'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { NumericFormat } from 'react-number-format'

export interface BoundField<Draft extends FieldValues> {
  control: Control<Draft>
  /** The field's path in the draft; also its id, so that 'Champs requis' can link to it. */
  name: FieldPath<Draft>
}

type FieldProps<Draft extends FieldValues> = BoundField<Draft> &
  Omit<TextFieldProps, 'name' | 'value' | 'defaultValue' | 'error' | 'onChange' | 'select'> & { label: string }

/** The API's maximum length for each type of single-line field, so that longer input cannot be typed. */
const maxLengthByType: Record<string, number> = { tel: 30, email: 254 }
const maxLengthOf = ({ multiline, type = 'text' }: TextFieldProps) =>
  multiline ? 20_000 : (maxLengthByType[type] ?? 100)

interface TextProps {
  /**
   * Formats the text when the field is left: `formatPhone`; by default `cleanEmail` in a field of type `email`. Invalid
   * text must be returned unchanged.
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
    const formatText = format ?? (fieldProps.type === 'email' ? cleanEmail : undefined)
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

/** Whether a value is shown with two decimals: « 22,50 »; whole amounts are not. */
const isWrittenAsMoney = (value: unknown, unit: string | undefined) =>
  unit === '€' && typeof value === 'number' && !Number.isInteger(value)

const numberIn = (text: string): number | null => {
  const number = Number.parseFloat(text)
  return Number.isNaN(number) ? null : number
}

/** Removes the zeros that padded an amount: « 7.00 » when « 7 » was typed. */
const withoutPadding = (text: string) => (text.includes('.') ? text.replace(/0+$/, '').replace(/(?<=\d)\.$/, '') : text)

const isAllSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length

interface NumberProps {
  unit?: string
  decimals?: number
  /** The minimum that can be typed; 0 by default. */
  min?: number
  /** The maximum that can be typed. */
  max?: number
  /** Called with typed values, once they are in the draft; not with values set by the form. */
  onTyped?: (value: number | null) => void
}

interface NumberLimits {
  decimals: number
  min: number
  max: number
}

/** Returns the number of a pasted text, or the sentence that says why it is not taken. */
function readPastedNumber(text: string, { decimals, min, max }: NumberLimits): number | string {
  if (isAmbiguousAmount(text, { decimals })) return ambiguousAmountSentence(text)
  const amount = parseAmount(text, { decimals })
  if (amount === null) return `« ${text.trim()} » n'est pas un nombre.`
  if (amount < min || amount > max) return `« ${text.trim()} » est hors des limites permises.`
  const hasTooManyDecimals = Number(amount.toFixed(decimals)) !== amount
  return hasTooManyDecimals ? `« ${text.trim()} » a trop de décimales : ${decimals} au plus.` : amount
}

/** Returns the text of an input after a paste, which replaces the selection. */
function textAfterPaste({ value, selectionStart, selectionEnd }: HTMLInputElement, pastedText: string): string {
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length]
  return value.slice(0, start) + pastedText.trim() + value.slice(end)
}

/**
 * A French number: comma and dot are both accepted, two decimals by default. Its value is a number, null if empty. A
 * pasted number may be written in other ways (`1,234.50`, `12,5 €`); one that can be read in two ways is refused with a
 * sentence.
 */
export function NumberInput<Draft extends FieldValues>({
  control,
  name,
  helperText,
  unit,
  decimals = 2,
  min = 0,
  max = Infinity,
  onTyped,
  slotProps,
  ...fieldProps
}: FieldProps<Draft> & NumberProps) {
  const { field, fieldState } = useController({ control, name })
  /** The text being typed, of which the draft has only the number: « 20, » and « - » are incomplete numbers. */
  const [typedText, setTypedText] = useState<string>()
  const [pasteProblem, setPasteProblem] = useState<string>()
  const draftText = field.value === null || field.value === undefined ? '' : String(field.value)
  // Changing the text drops its selection: text selected by the Tab key is unchanged until it is replaced.
  const startTyping = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement && !isAllSelected(target)) setTypedText((text) => text ?? draftText)
  }
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const pastedText = event.clipboardData.getData('text/plain')
    const { target } = event
    // Several cells are for the table around the field.
    if (!(target instanceof HTMLInputElement) || /[\t\n\r]/.test(pastedText.trim())) return
    event.preventDefault()
    const result = readPastedNumber(textAfterPaste(target, pastedText), { decimals, min, max })
    if (typeof result === 'string') return setPasteProblem(result)
    setPasteProblem(undefined)
    setTypedText(String(result))
    field.onChange(result)
    onTyped?.(result)
  }
  return (
    <NumericFormat
      id={name}
      {...(fieldProps as object)}
      onPaste={paste}
      customInput={TextField}
      name={name}
      value={typedText !== undefined && numberIn(typedText) === (field.value ?? null) ? typedText : draftText}
      valueIsNumericString
      onValueChange={({ value }, { event }) => {
        // Without an event, the value was set by the form.
        if (!event) return
        setPasteProblem(undefined)
        const text = typedText === undefined ? withoutPadding(value) : value
        setTypedText(text)
        field.onChange(numberIn(text))
        onTyped?.(numberIn(text))
      }}
      onFocus={startTyping}
      onSelect={startTyping}
      onBlur={() => {
        setTypedText(undefined)
        field.onBlur()
      }}
      fixedDecimalScale={typedText === undefined && isWrittenAsMoney(field.value, unit)}
      getInputRef={field.ref}
      decimalScale={decimals}
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      thousandSeparator={' '}
      allowNegative={min < 0}
      isAllowed={({ floatValue = min }) => floatValue >= min && floatValue <= max}
      inputMode="decimal"
      error={fieldState.invalid || pasteProblem !== undefined}
      helperText={pasteProblem ?? fieldState.error?.message ?? helperText}
      slotProps={{
        ...slotProps,
        ...(pasteProblem !== undefined && { formHelperText: { role: 'alert' } }),
        input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
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
