import type { ComponentType } from 'react'
import type { Filters } from '../../../domain/list/filter.ts'
import type { Sort, SortableColumn } from '../../../domain/list/sort.ts'
import type { Sortable } from './sorting.ts'

/** A column of a table, also shown on the card that replaces the row on a phone. */
export interface Column<Row> extends SortableColumn {
  label: string
  /** The value to sort by, and to show unless `text` or `Cell` is given. */
  value: (row: Row) => Sortable
  /** Compares rows in ascending order, if the value alone is not enough: by last name, then by first name. */
  compare?: (left: Row, right: Row) => number
  text?: (row: Row) => string
  /** Rendered instead of the text. */
  Cell?: ComponentType<{ row: Row }>
  align?: 'left' | 'right'
  wrap?: 'anywhere' | 'never'
  /**
   * Width of the column. By default, it is as wide as its contents, or, in a long list, as wide as the other columns.
   */
  widthPx?: number
  /** Makes the text a link. */
  path?: (row: Row) => string
  /** In the table: a column (default), a line under the row's title, or nothing. */
  table?: 'column' | 'detail' | 'none'
  /**
   * On the card: its title, a part of the line below, at the right of either, or a separate line. By default the card
   * omits it. The title is also the header of the table's row.
   */
  card?: 'title' | 'besideTitle' | 'summary' | 'besideSummary' | 'line'
  /** The order in the line below the title: smallest first, 0 by default. */
  cardOrder?: number
  /** The text on the card, if it differs; '' omits it. */
  cardText?: (row: Row) => string
}

/** A list screen, declared once: `const patientList = { … } as const satisfies List<Patient>`. */
export interface List<Row> {
  /** The accessible name of the table, or of the cards. */
  label: string
  /** A row's name as users say it: 'Supprimer Léa Martin'. */
  nameOf: (row: Row) => string
  columns: readonly Column<Row>[]
  filters?: Filters
  /** The default sort; if omitted, by the first sortable column, ascending. */
  sortedBy?: Sort
  /** Cards at every width. By default a table from 800 px. */
  layout?: 'cards'
  /** Shown when the list has no rows. */
  empty: string
  /** Shown when no row passes the filters; by default `empty`. */
  nothingFound?: string
}

/** A row of any list. */
export interface RowWithId {
  id: string
}

/** The text of a column: « 12 h », « Lyon », '' for an unknown value. */
export const textOf = <Row>({ value, text }: Column<Row>, row: Row): string =>
  text ? text(row) : String(value(row) ?? '')
