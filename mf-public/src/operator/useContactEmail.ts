import { providerEmail } from 'shared/domain/patients/provider'
import { useOperator } from './useOperator.ts'

/** Where questions go: the operator's address, and ours until it is known. */
export const useContactEmail = (): string => useOperator().data?.email ?? providerEmail
