/** Replaces AccountLink.tsx in the embed, because a partner's site has no account page. */
export const AccountLink = () => null
