import type { UseFormReturn } from 'shared/ui/form'
import type { AnimalFormDraft } from './form/draft.ts'

/** React Hook Form API of the whole form, for sections in which one field sets another. */
export type AnimalFormApi = UseFormReturn<AnimalFormDraft>
