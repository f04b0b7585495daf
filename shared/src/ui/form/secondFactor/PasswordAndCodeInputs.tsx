import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { PasswordInput } from '../inputs/PasswordInput.tsx'
import { CodeInput } from './CodeInput.tsx'

interface PasswordAndCodeInputsProps<Draft extends FieldValues> {
  control: Control<Draft>
  /** The fields of password and code. */
  names: { password: FieldPath<Draft>; code: FieldPath<Draft> }
  /** True while a second factor is on. */
  needsCode: boolean
}

/** The fields that prove who is there: the password and, if a second factor is on, a code. */
export const PasswordAndCodeInputs = <Draft extends FieldValues>({
  control,
  names,
  needsCode,
}: PasswordAndCodeInputsProps<Draft>) => (
  <>
    <PasswordInput
      control={control}
      name={names.password}
      label="Mot de passe"
      autoComplete="current-password"
      required
    />
    {needsCode && (
      <CodeInput
        control={control}
        name={names.code}
        label="Code"
        helperText="De votre application, ou un code de secours"
      />
    )}
  </>
)
