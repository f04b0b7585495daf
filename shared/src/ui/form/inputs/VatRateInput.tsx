import type { TextFieldProps } from '@mui/material/TextField'
import { useWatch } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { decimal } from '../../../domain/format.ts'
import { offeredRates } from '../../../domain/vat/vatRates.ts'
import { PickInput } from './inputs.tsx'
import type { BoundField } from './inputs.tsx'

interface VatRateInputProps<Draft extends FieldValues> extends BoundField<Draft> {
  label: string
  /** The postal code of the practice, on which the offered rates depend. */
  zipCode: string
  required?: boolean
  disabled?: boolean
  helperText?: TextFieldProps['helperText']
}

/** A French VAT rate in percent: the rates in force at the postal code, 0 %, and the rate that the draft has. */
export function VatRateInput<Draft extends FieldValues>({ zipCode, ...props }: VatRateInputProps<Draft>) {
  const selectedRate: unknown = useWatch({ control: props.control, name: props.name })
  const rate = typeof selectedRate === 'number' ? selectedRate : null
  return (
    <PickInput
      {...props}
      {...(rate === null && { none: '' })}
      options={offeredRates(zipCode, rate).map((value) => ({ value: String(value), label: `${decimal(value)} %` }))}
      toValue={Number}
    />
  )
}
