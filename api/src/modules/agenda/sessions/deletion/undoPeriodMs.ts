import { undoSeconds } from 'shared/domain/sessions/undoSeconds'

/** Milliseconds for which undo is accepted; the screen offers it for a shorter time, so that a slow call is in time. */
export const undoPeriodMs = undoSeconds * 1000 + 3000
