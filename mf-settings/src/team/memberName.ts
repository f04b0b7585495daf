import type { Member } from 'shared/contracts/accounts/user'

/** Returns a member's name: « Camille Fournier », or the e-mail address while no name is filled in. */
export const memberName = ({ firstname, lastname, email }: Pick<Member, 'firstname' | 'lastname' | 'email'>): string =>
  `${firstname} ${lastname}`.trim() || email
