/** Seconds during which the screen offers to undo a deletion of sessions (ruling 176). */
export const undoSeconds = 15
