/**
 * Returns the UID of a session, the same in the e-mail's file and in a subscribed calendar, so that both show one
 * entry.
 */
export const sessionUid = (sessionId: string) => `session-${sessionId}@complice`

/** Identifies the product in calendar files (PRODID). */
export const producer = { company: 'Complice', product: 'Complice', language: 'FR' }

/** Returns a local Date whose getters return this date and time in any server time zone. */
export const localDate = (date: string, time: string) => new Date(`${date}T${time}:00`)
