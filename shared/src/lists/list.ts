import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../client/queryClient.ts'

interface Identified {
  id: string
}

/** What screens do to a list they show, so that no reload is needed: it is replaced on load, and then… */
const change = <Row extends Identified>(key: QueryKey, next: (rows: Row[]) => Row[]) =>
  queryClient.setQueriesData<Row[]>({ queryKey: key }, (rows) => (rows ? next(rows) : rows))

/** …appended to on create, */
export const appended = <Row extends Identified>(key: QueryKey, row: Row) => change<Row>(key, (rows) => [...rows, row])

/** replaced by id on update, */
export const replaced = <Row extends Identified>(key: QueryKey, row: Row) =>
  change<Row>(key, (rows) => rows.map((other) => (other.id === row.id ? row : other)))

/** removed on delete. */
export const removed = (key: QueryKey, id: string) => change(key, (rows) => rows.filter((row) => row.id !== id))
