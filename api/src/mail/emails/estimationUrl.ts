/**
 * Returns the URL of a shared quote. The token is in the fragment, which browsers do not send to servers (decision 6).
 */
export const estimationUrl = (publicUrl: string, token: string): string => `${publicUrl}/public/estimation#${token}`
