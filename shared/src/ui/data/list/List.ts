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
  /**
   * In a table each cell has one line. 'never': the column is as wide as its longest text. 'cut': a text that does not
   * fit ends with an ellipsis, and has a tooltip. By default texts are cut; a `Cell` and numbers at the right are not.
   */
  wrap?: 'never' | 'cut'
  /** How much of the shared width a column that is cut takes, beside others: 1 by default, 1.5 for the title. */
  share?: number
  /** Width of the column; by default columns that are cut share the width, and others are as wide as their contents. */
  widthPx?: number
  /** Makes the text a link to a page. */
  path?: (row: Row) => string
  /** Makes the text a link to write to this address; '' for none. */
  mailTo?: (row: Row) => string
  /** False for a column of the table that is shown only once it is chosen in the menu 'Colonnes'. */
  isShownByDefault?: boolean
  /** In the table: a column (default), a text beside the row's title, or nothing. */
  table?: 'column' | 'detail' | 'none'
  /**
   * On the card: its title, a part of the line below, at the right of either, at the end of the card, or a separate
   * line. By default the card omits it. The title is also the header of the table's row.
   */
  card?: 'title' | 'besideTitle' | 'summary' | 'besideSummary' | 'end' | 'line'
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
  /** Cards at every width, from 800 px each in one line. By default a table from 800 px. */
  layout?: 'cards'
  /** Shown when the list has no rows: « Aucun patient répertorié pour l'instant ». */
  empty: string
  /** Below it: what the list will show, or how rows come into it. */
  emptyHint?: string
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
