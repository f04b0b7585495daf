import { isRecord } from '../isRecord.ts'

/** The properties of a column that determine whether a table shows it. */
export interface ChoosableColumn {
  key: string
  table?: 'column' | 'detail' | 'none'
  card?: string
  /** False for a column that is shown only once it is chosen. */
  isShownByDefault?: boolean
}

/** The columns that a member showed (true) or hid (false), by key; a column without an entry has its default. */
export type ColumnChoice = Readonly<Record<string, boolean>>

/** Whether a member may show or hide the column: a column of its own in the table, other than the title of the row. */
export const isChoosable = ({ table = 'column', card }: ChoosableColumn): boolean =>
  table === 'column' && card !== 'title'

export function isColumnShown(column: ChoosableColumn, choice: ColumnChoice): boolean {
  const { key, isShownByDefault = true } = column
  if (!isChoosable(column)) return column.table !== 'none'
  return choice[key] ?? isShownByDefault
}

/** Returns the choice after showing or hiding a column; a column in its default state is omitted. */
export function toggleColumnChoice(choice: ColumnChoice, column: ChoosableColumn): ColumnChoice {
  const { [column.key]: _previous, ...otherColumns } = choice
  const isShown = !isColumnShown(column, choice)
  return isShown === (column.isShownByDefault ?? true) ? otherColumns : { ...otherColumns, [column.key]: isShown }
}

/** Parses the stored choices of a member, by list; an invalid value is read as no choice. */
export function parseColumnChoices(stored: string | null): Readonly<Record<string, ColumnChoice>> {
  try {
    const lists: unknown = JSON.parse(stored ?? '{}')
    return Object.fromEntries(
      Object.entries(isRecord(lists) ? lists : {}).map(([list, choice]) => [list, choiceOf(choice)]),
    )
  } catch {
    return {}
  }
}

const choiceOf = (choice: unknown): ColumnChoice =>
  Object.fromEntries(
    Object.entries(isRecord(choice) ? choice : {}).flatMap(([key, isShown]) =>
      typeof isShown === 'boolean' ? [[key, isShown]] : [],
    ),
  )
