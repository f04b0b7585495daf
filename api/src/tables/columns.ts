import type { ColumnType } from 'kysely'

/** Dates and times are strings: `yyyy-mm-dd`, `HH:mm`, and `yyyy-mm-dd HH:mm:ss` for wall-clock moments. */
export type Moment = ColumnType<Date, Date | string, Date | string>
export type WithDefault<T> = ColumnType<T, T | undefined, T>

export interface Located {
  street_name: WithDefault<string>
  zip_code: WithDefault<string>
  city: WithDefault<string>
}
