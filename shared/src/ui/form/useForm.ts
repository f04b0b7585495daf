import { useForm as useHookForm } from 'react-hook-form'
import type { FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form'

/** react-hook-form's, but the refused form leads to its box 'Champs requis' and not to its first field. */
export function useForm<Draft extends FieldValues>(options: UseFormProps<Draft>): UseFormReturn<Draft> {
  return useHookForm<Draft>({ shouldFocusError: false, ...options })
}
