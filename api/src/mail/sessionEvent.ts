/** The same in a mail's file and in a subscription, so that it is one entry. */
export const sessionUid = (sessionId: string) => `session-${sessionId}@complice`

export const producer = { company: 'Complice', product: 'Complice', language: 'FR' }

/** Read back by its local getters, wherever the server stands. */
export const onTheWall = (date: string, time: string) => new Date(`${date}T${time}:00`)
