/** The secret stands in the fragment: it is never sent to a server by a mere click (decision 6). */
export const estimationUrl = (publicUrl: string, token: string): string => `${publicUrl}/public/estimation#${token}`
