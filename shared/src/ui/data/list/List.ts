import type { ComponentType } from 'react'
import type { Filters } from '../../../domain/list/filter.ts'
import type { Sort, SortableColumn } from '../../../domain/list/sort.ts'
import type { Sortable } from './sorting.ts'

/** One column of a table, and the same thing on the card that stands for the row on a phone. */
export interface Column<Row> extends SortableColumn {
  label: string
  /** What the column sorts by, and shows unless `text` or `Cell` says otherwise. */
  value: (row: Row) => Sortable
  /** How it sorts in ascending order, where the value alone does not say: by last name, then by first name. */
  compare?: (one: Row, other: Row) => number
  text?: (row: Row) => string
  /** Drawn instead of the text. */
  Cell?: ComponentType<{ row: Row }>
  align?: 'left' | 'right'
  wrap?: 'anywhere' | 'never'
  /** Left out, the column is as wide as its contents, or in a long list as the other columns. */
  widthPx?: number
  /** Makes a link of the text. */
  path?: (row: Row) => string
  /** In the table: a column of its own (default), a line under the row's title, or nothing. */
  table?: 'column' | 'detail' | 'none'
  /**
   * On the card: its title, a part of the line below, at the right of either, or a line of its own. Left out, the card
   * does not show it. The title is also the header of the table's row.
   */
  card?: 'title' | 'besideTitle' | 'summary' | 'besideSummary' | 'line'
  /** Among the parts of the line below the title: the smallest first, 0 by default. */
  cardOrder?: number
  /** The text on the card, where it differs; '' leaves it out. */
  cardText?: (row: Row) => string
}

/** A list screen, declared once: `const patientList = { … } as const satisfies List<Patient>`. */
export interface List<Row> {
  /** The accessible name of the table, or of the cards. */
  label: string
  /** A row as the user calls it: 'Supprimer Léa Martin'. */
  nameOf: (row: Row) => string
  columns: readonly Column<Row>[]
  filters?: Filters
  /** How it is sorted unless the URL says otherwise; left out, by the first column that sorts, ascending. */
  sortedBy?: Sort
  /** Cards at every width. Left out: a table from 800 px. */
  layout?: 'cards'
  /** Shown when there is no row at all. */
  empty: string
  /** Shown when no row passes the filters; `empty` unless given. */
  nothingFound?: string
}

/** A row of any list. */
export interface Identified {
  id: string
}

/** The text of a column: « 12 h », « Lyon », '' where nothing is known. */
export const textOf = <Row>({ value, text }: Column<Row>, row: Row): string =>
  text ? text(row) : String(value(row) ?? '')
