/**
 * Minimum height of a session's block, in minutes: at 56 px an hour (agenda.css), 24 px and the gap of 2 px below.
 */
export const minBlockMinutes = 28
