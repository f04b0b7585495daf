import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { minPasswordLength } from '../../../domain/accounts/account.ts'
import { PasswordInput } from './PasswordInput.tsx'

interface NewPasswordInputsProps<Draft extends FieldValues> {
  control: Control<Draft>
  names: { password: FieldPath<Draft>; confirmation: FieldPath<Draft> }
  label?: string
  /** The prefix of the fields' ids, if a page has two forms. */
  idPrefix?: string
}

/** A new password and its repetition. */
export const NewPasswordInputs = <Draft extends FieldValues>({
  control,
  names,
  label = 'Mot de passe',
  idPrefix = '',
}: NewPasswordInputsProps<Draft>) => (
  <>
    <PasswordInput
      control={control}
      name={names.password}
      id={`${idPrefix}${names.password}`}
      label={label}
      autoComplete="new-password"
      required
      helperText={`${minPasswordLength} caractères au moins`}
    />
    <PasswordInput
      control={control}
      name={names.confirmation}
      id={`${idPrefix}${names.confirmation}`}
      label="Confirmation du mot de passe"
      autoComplete="new-password"
      required
    />
  </>
)
