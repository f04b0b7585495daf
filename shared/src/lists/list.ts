import { queryClient } from '../client/queryClient.ts'
import type { ListKey } from './keys.ts'

interface RowWithId {
  id: string
}

/** Changes every cached list whose key begins with `key`, so that screens show a saved change without reloading. */
const changeCachedLists = <Row extends RowWithId>(key: ListKey<Row>, changeRows: (rows: Row[]) => Row[]) =>
  queryClient.setQueriesData<Row[]>({ queryKey: key }, (rows) => (rows ? changeRows(rows) : rows))

/** Adds a created row at the end of the cached lists under the key. */
export const addCachedRow = <Row extends RowWithId>(key: ListKey<Row>, row: NoInfer<Row>) =>
  changeCachedLists<Row>(key, (rows) => [...rows, row])

/** Replaces the row with the same id in the cached lists under the key. */
export const replaceCachedRow = <Row extends RowWithId>(key: ListKey<Row>, row: NoInfer<Row>) =>
  changeCachedLists<Row>(key, (rows) => rows.map((other) => (other.id === row.id ? row : other)))

/** Removes the row with this id from the cached lists under the key. */
export const removeCachedRow = <Row extends RowWithId>(key: ListKey<Row>, id: string) =>
  changeCachedLists<Row>(key, (rows) => rows.filter((row) => row.id !== id))

/** Returns the row with this id from the cached lists under the key; undefined if none contains it. */
export const cachedRow = <Row extends RowWithId>(key: ListKey<Row>, id: string | null): Row | undefined =>
  queryClient
    .getQueriesData<Row[]>({ queryKey: key })
    .flatMap(([, rows = []]) => rows)
    .find((row) => row.id === id)
