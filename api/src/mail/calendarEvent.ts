/** The UID of a session, the same in a mail's file and in a subscribed calendar, so that it is one entry. */
export const sessionUid = (sessionId: string) => `session-${sessionId}@complice`

export const producer = { company: 'Complice', product: 'Complice', language: 'FR' }

/** A local Date whose getters give this date and time, in whatever zone the server runs. */
export const localDate = (date: string, time: string) => new Date(`${date}T${time}:00`)
