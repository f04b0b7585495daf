import type { PayerKind } from '../../contracts/finance/payer.ts'

/** Whether a payer is an organisation, which owes late interest on its invoices: any payer but a guardian. */
export const isOrganisationPayer = (kind: PayerKind | undefined): boolean => kind !== 'GUARDIAN'
