import type { Member } from 'shared/contracts/accounts/user'

/** The members one may choose from in a list, by first and last name. */
export const therapistOptions = (therapists: readonly Member[]) =>
  therapists.map(({ id, firstname, lastname }) => ({ value: id, label: `${firstname} ${lastname}` }))
