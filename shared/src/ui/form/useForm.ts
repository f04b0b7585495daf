import { useForm as useHookForm } from 'react-hook-form'
import type { FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form'

/**
 * `useForm` of react-hook-form, except that a refused submission does not focus the first field: the summary « Champs
 * requis » takes the focus, or `useSave` sets it in a form without the summary.
 */
export function useForm<Draft extends FieldValues>(options: UseFormProps<Draft>): UseFormReturn<Draft> {
  return useHookForm<Draft>({ shouldFocusError: false, ...options })
}
