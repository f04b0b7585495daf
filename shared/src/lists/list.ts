import { queryClient } from '../client/queryClient.ts'
import type { ListKey } from './keys.ts'

interface Identified {
  id: string
}

/** Changes every loaded list under the key, so that screens show a saved change without reloading. */
const change = <Row extends Identified>(key: ListKey<Row>, next: (rows: Row[]) => Row[]) =>
  queryClient.setQueriesData<Row[]>({ queryKey: key }, (rows) => (rows ? next(rows) : rows))

/** Adds a created row at the end of the lists under the key. */
export const appended = <Row extends Identified>(key: ListKey<Row>, row: NoInfer<Row>) =>
  change<Row>(key, (rows) => [...rows, row])

/** Replaces the row of the same id, in the lists under the key that contain it. */
export const replaced = <Row extends Identified>(key: ListKey<Row>, row: NoInfer<Row>) =>
  change<Row>(key, (rows) => rows.map((other) => (other.id === row.id ? row : other)))

/** Removes the row with this id from the lists under the key. */
export const removed = <Row extends Identified>(key: ListKey<Row>, id: string) =>
  change<Row>(key, (rows) => rows.filter((row) => row.id !== id))

/** The row with this id, if a loaded list under the key contains it. */
export const cachedRow = <Row extends Identified>(key: ListKey<Row>, id: string | null): Row | undefined =>
  queryClient
    .getQueriesData<Row[]>({ queryKey: key })
    .flatMap(([, rows = []]) => rows)
    .find((row) => row.id === id)
