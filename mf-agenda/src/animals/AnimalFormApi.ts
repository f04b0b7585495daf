import type { UseFormReturn } from 'shared/ui/form'
import type { AnimalFormDraft } from './form/draft.ts'

/** The whole form, for the sections that set one field from another. */
export type AnimalFormApi = UseFormReturn<AnimalFormDraft>
