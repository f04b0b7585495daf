import type { Member } from 'shared/contracts/accounts/user'

/** Returns the options of a select for therapists, with their full names. */
export const therapistOptions = (therapists: readonly Member[]) =>
  therapists.map(({ id, firstname, lastname }) => ({ value: id, label: `${firstname} ${lastname}` }))
