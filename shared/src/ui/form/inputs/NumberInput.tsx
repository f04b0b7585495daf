import { useState } from 'react'
import type { ClipboardEvent, SyntheticEvent } from 'react'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { NumericFormat } from 'react-number-format'
import { ambiguousAmountSentence, isAmbiguousAmount, parseAmount } from '../../../domain/amountText.ts'
import type { FieldProps } from './inputs.tsx'

/** Whether a value in euros is shown with two decimals: « 22,50 »; whole amounts are not. */
const isWrittenAsMoney = (value: unknown, unit: string | undefined) =>
  unit === '€' && typeof value === 'number' && !Number.isInteger(value)

const parseNumber = (text: string): number | null => {
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

/** Returns the number in a pasted text, or the message that explains why the text is refused. */
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
 * pasted number may be written in other ways (`1,234.50`, `12,5 €`); an ambiguous one is refused with a message.
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
  const inputProps = typeof slotProps?.htmlInput === 'object' ? slotProps.htmlInput : {}
  const draftText = field.value === null || field.value === undefined ? '' : String(field.value)
  // Changing the text drops its selection: text selected by the Tab key is unchanged until it is replaced.
  const startTyping = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement && !isAllSelected(target)) setTypedText((text) => text ?? draftText)
  }
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const pastedText = event.clipboardData.getData('text/plain')
    const { target } = event
    // Text of several cells is handled by the table that contains the field.
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
      value={typedText !== undefined && parseNumber(typedText) === (field.value ?? null) ? typedText : draftText}
      valueIsNumericString
      onValueChange={({ value }, { event }) => {
        // Without an event, the value was set by the form.
        if (!event) return
        setPasteProblem(undefined)
        const text = typedText === undefined ? withoutPadding(value) : value
        setTypedText(text)
        field.onChange(parseNumber(text))
        onTyped?.(parseNumber(text))
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
      error={fieldState.invalid || pasteProblem !== undefined}
      helperText={pasteProblem ?? fieldState.error?.message ?? helperText}
      slotProps={{
        ...slotProps,
        // Selects the keyboard of a phone; the decimal keyboard of iOS has no minus sign.
        htmlInput: { inputMode: min < 0 ? 'text' : 'decimal', ...inputProps },
        ...(pasteProblem !== undefined && { formHelperText: { role: 'alert' } }),
        input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  )
}
