import { required, type Problem } from '../problems.ts'

/** Returns the problem of striking a line of an attendance sheet without a reason (ruling 62). */
export const strikeProblems = ({ reason }: { reason: string }): Problem[] =>
  reason.trim() === '' ? [required('reason', 'Le motif ne peut être vide')] : []
