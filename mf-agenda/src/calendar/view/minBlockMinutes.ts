/**
 * Minimum height of a session's block, in minutes: 24 px and the gap of 2 px below, at 56 px per hour (agenda.css).
 */
export const minBlockMinutes = 28
