import type { DataTag } from '@tanstack/react-query'
import type { Animal } from '../contracts/animal.ts'
import type { Club } from '../contracts/club.ts'
import type { Patient } from '../contracts/patient.ts'

/** The key of queries that return a list of rows: its type says which, so that only such a row is put into it. */
export type ListKey<Row> = DataTag<readonly [string, string], Row[]>

/** The tag exists for the compiler alone, hence the cast; the query of the key must return `Row[]`. */
const listOf = <Row>(name: string) => ['shared', name] as const as ListKey<Row>

/** The keys of the lists several areas show. What narrows a list follows its key: `[...listKey.patients, { name }]`. */
export const listKey = {
  animals: listOf<Animal>('animals'),
  clubs: listOf<Club>('clubs'),
  patients: listOf<Patient>('patients'),
  /** Followed by `'week'` or `'requests'`: no list by itself. */
  sessions: ['shared', 'sessions'],
  sessionTypes: ['shared', 'sessionTypes'],
  team: ['shared', 'team'],
} as const
