import type { Member } from 'shared/contracts/accounts/user'

/** « Camille Fournier »; the address while no name is filled in. */
export const memberName = ({ firstname, lastname, email }: Pick<Member, 'firstname' | 'lastname' | 'email'>): string =>
  `${firstname} ${lastname}`.trim() || email
