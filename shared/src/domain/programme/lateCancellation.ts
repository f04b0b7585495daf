const hourMs = 3_600_000

/** Whether a session that starts at `start` was cancelled later than the practice's delay allows a patient, in elapsed hours (ruling 22). */
export const isCancelledLate = (start: Date, cancelledAt: Date | null, delayHours: number): boolean =>
  cancelledAt !== null && start.getTime() - cancelledAt.getTime() < delayHours * hourMs
