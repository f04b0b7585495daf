/** The secret is in the fragment, which a click sends to no server (decision 6). */
export const estimationUrl = (publicUrl: string, token: string): string => `${publicUrl}/public/estimation#${token}`
