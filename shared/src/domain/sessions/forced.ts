/** Whether a session was saved despite a conflict (ruling 18). */
export const isForced = ({ forceReason }: { forceReason: string | null }): boolean => forceReason !== null

/**
 * Describes a session that was saved despite a conflict: « Enregistrée malgré un conflit : remplace Balthazar »; '' for
 * other sessions.
 */
export function forcedSentence(forceReason: string | null): string {
  if (forceReason === null) return ''
  const reason = forceReason.trim()
  return reason === '' ? 'Enregistrée malgré un conflit' : `Enregistrée malgré un conflit : ${reason}`
}
