const hourMs = 3_600_000

/** Whether a session that starts at `start` was cancelled within the practice's delay, in elapsed hours (ruling 22). */
export const isCancelledLate = (start: Date, cancelledAt: Date | null, delayHours: number): boolean =>
  cancelledAt !== null && start.getTime() - cancelledAt.getTime() < delayHours * hourMs
