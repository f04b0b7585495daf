import type { ComponentType } from 'react'
import type { Filters } from '../../../domain/list/filter.ts'
import type { Sort, SortableColumn } from '../../../domain/list/sort.ts'
import type { Sortable } from './sorting.ts'

/** A column of a table, also shown on the card that replaces the row on a phone. */
export interface Column<Row> extends SortableColumn {
  label: string
  /** The value to sort by, and to show unless `text` or `Cell` is set. */
  value: (row: Row) => Sortable
  /** Compares rows in ascending order, if the value alone is not enough: by last name, then by first name. */
  compare?: (left: Row, right: Row) => number
  text?: (row: Row) => string
  /** The component that is rendered instead of the text. */
  Cell?: ComponentType<{ row: Row }>
  align?: 'left' | 'right'
  /**
   * The width of one-line cells in a table. 'never': the column is as wide as its longest text. 'cut': a text that does
   * not fit is truncated with an ellipsis, and has a tooltip; this is the default, except for a `Cell` and numbers at
   * the right.
   */
  wrap?: 'never' | 'cut'
  /** The weight of a truncated column in the division of the remaining width: 1 by default, 1.5 for the title. */
  share?: number
  /** Width of the column; by default truncated columns share the width, and others are as wide as their contents. */
  widthPx?: number
  /** Makes the text a link to a page. */
  path?: (row: Row) => string
  /** Makes the text an e-mail link to this address; '' for none. */
  mailTo?: (row: Row) => string
  /** False for a column of the table that is shown only once it is chosen in the menu 'Colonnes'. */
  isShownByDefault?: boolean
  /** The place in a table: a column (default), a text next to the row's title, or none. */
  table?: 'column' | 'detail' | 'none'
  /**
   * The place on a card: its title, a part of the line below, at the right of either, at the end of the card, or a
   * separate line. By default the card omits it. The title is also the header of the table's row.
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
  /** Returns a row's name, for labels such as 'Supprimer Léa Martin'. */
  nameOf: (row: Row) => string
  columns: readonly Column<Row>[]
  filters?: Filters
  /** The default sort; if omitted, by the first sortable column, ascending. */
  sortedBy?: Sort
  /** Set for cards at every width, each in one line from 800 px. By default, a table from 800 px. */
  layout?: 'cards'
  /** The message of a list without rows: « Aucun patient répertorié pour l'instant ». */
  empty: string
  /** The hint below `empty`: what the list will contain, or how rows are added. */
  emptyHint?: string
  /** The message when no row matches the filters; by default `empty`. */
  nothingFound?: string
}

/** A row of any list. */
export interface RowWithId {
  id: string
}

/** Returns the text of a column: « 12 h », « Lyon », '' for an unknown value. */
export const textOf = <Row>({ value, text }: Column<Row>, row: Row): string =>
  text ? text(row) : String(value(row) ?? '')
