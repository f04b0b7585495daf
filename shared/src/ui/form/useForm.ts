import { useForm as useHookForm } from 'react-hook-form'
import type { FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form'

/** react-hook-form's, except that a refused form moves the focus to its box 'Champs requis', not to its first field. */
export function useForm<Draft extends FieldValues>(options: UseFormProps<Draft>): UseFormReturn<Draft> {
  return useHookForm<Draft>({ shouldFocusError: false, ...options })
}
