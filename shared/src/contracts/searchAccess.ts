import type { Privilege } from './access.ts'

/** The privilege to find a kind of results, which its page requires too (ruling 166). */
export const privilegeOfKind = {
  patients: 'PATIENTS',
  animals: 'ANIMALS',
  clubs: 'CLUBS',
  sessions: 'AGENDA',
  billings: 'BILL',
  estimations: 'ESTIMATION',
} as const satisfies Readonly<Record<string, Privilege>>

/** A member with one of these privileges may search. */
export const searchPrivileges: readonly Privilege[] = Object.values(privilegeOfKind)

/** Minimum characters of a search: one letter would find nearly everything. */
export const minSearchLength = 2
