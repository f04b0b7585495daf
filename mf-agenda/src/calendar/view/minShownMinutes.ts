/**
 * Shortest session that is shown in its own height, in minutes: at 56 px an hour (agenda.css), a block of 24 px with
 * the gap of 2 px below.
 */
export const minShownMinutes = 28
