import { useForm as useHookForm } from 'react-hook-form'
import type { FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form'

/** `useForm` of react-hook-form, except that a refused submission focuses the summary « Champs requis », not the first field. */
export function useForm<Draft extends FieldValues>(options: UseFormProps<Draft>): UseFormReturn<Draft> {
  return useHookForm<Draft>({ shouldFocusError: false, ...options })
}
