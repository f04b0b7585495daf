import { useOperator } from 'shared/client'
import { providerEmail } from 'shared/domain/patients/provider'

/** Where questions go: the operator's address, and ours until it is known. */
export const useContactEmail = (): string => useOperator().data?.email ?? providerEmail
