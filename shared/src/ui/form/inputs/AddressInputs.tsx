import { useController } from 'react-hook-form'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { countryAfterZipCode, normalizeZipCodeOf, hasFrenchZipCodes } from '../../../domain/contact/country.ts'
import { countryOptions } from '../../../domain/contact/countryNames.ts'
import { PickInput, TextInput } from './inputs.tsx'

interface AddressInputsProps<Draft extends FieldValues> {
  control: Control<Draft>
  /** The paths in the draft. */
  street: FieldPath<Draft>
  zipCode: FieldPath<Draft>
  city: FieldPath<Draft>
  country: FieldPath<Draft>
  streetLabel?: string
  /** Whether street and town are required, and the postal code where the country has French ones. */
  required?: boolean
}

const fullWidth = { gridColumn: '1 / -1' }
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * The address of a client, anywhere in the world. When the field of the postal code is left, a French code selects its
 * country: 98800 New Caledonia, 98000 Monaco. A foreign code stays as typed (ruling 161).
 */
export function AddressInputs<Draft extends FieldValues>(props: AddressInputsProps<Draft>) {
  const { control, street, zipCode, city, country, streetLabel = 'Rue', required = false } = props
  const { field } = useController({ control, name: country })
  const selected = textOf(field.value)
  const hasFrenchCodes = hasFrenchZipCodes(selected)
  const inputProps = { control, required, autoComplete: 'off' }
  const selectCountry = (typedZipCode: string) => {
    const newCountry = countryAfterZipCode({ zipCode: typedZipCode, country: selected })
    if (newCountry !== selected) field.onChange(newCountry)
  }
  return (
    <>
      <TextInput {...inputProps} name={street} label={streetLabel} sx={fullWidth} />
      <TextInput
        {...inputProps}
        name={zipCode}
        label="Code postal"
        required={required && hasFrenchCodes}
        format={(text) => normalizeZipCodeOf({ zipCode: text, country: selected })}
        onLeave={selectCountry}
        slotProps={{ htmlInput: { inputMode: hasFrenchCodes ? 'numeric' : 'text', maxLength: 12 } }}
      />
      <TextInput {...inputProps} name={city} label="Ville" />
      <PickInput control={control} name={country} label="Pays" options={countryOptions()} />
    </>
  )
}
