import type { Member } from 'shared/contracts/accounts/user'

/** Options of a therapist select, by first and last name. */
export const therapistOptions = (therapists: readonly Member[]) =>
  therapists.map(({ id, firstname, lastname }) => ({ value: id, label: `${firstname} ${lastname}` }))
