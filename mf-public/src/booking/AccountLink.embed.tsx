/** A partner's site has no page of the account. */
export const AccountLink = () => null
