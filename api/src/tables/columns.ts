import type { ColumnType } from 'kysely'

/**
 * Type of a `timestamptz` column, which is read as a `Date`. Columns without a time zone are strings: `yyyy-mm-dd`,
 * `HH:mm` or `yyyy-mm-dd HH:mm:ss`.
 */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Type of a column that may be omitted in an insert. */
export type WithDefault<T> = ColumnType<T, T | undefined, T>

export interface AddressColumns {
  street_name: WithDefault<string>
  zip_code: WithDefault<string>
  city: WithDefault<string>
}
