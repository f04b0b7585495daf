import type { UseFormReturn } from 'shared/ui/form'
import type { SessionFormDraft } from './draft.ts'

/** The whole form, for the sections that set one field from another. */
export type SessionFormApi = UseFormReturn<SessionFormDraft>
