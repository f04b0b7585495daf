import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { PasswordInput } from '../inputs/PasswordInput.tsx'
import { CodeInput } from './CodeInput.tsx'

interface PasswordAndCodeInputsProps<Draft extends FieldValues> {
  control: Control<Draft>
  /** The fields of password and code. */
  names: { password: FieldPath<Draft>; code: FieldPath<Draft> }
  /** Whether the member has a second factor. */
  needsCode: boolean
}

/** The fields by which a member confirms their identity: the password and, with a second factor, a code. */
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
