import * as XLSX from '@e965/xlsx'

/** Copies bytes into an `ArrayBuffer` of their own, the type that `File` accepts. */
export const copyOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

type Cell = string | number | XLSX.CellObject

interface SheetOptions {
  merges?: string[]
}

export function sheetOf(rows: readonly Cell[][], { merges = [] }: SheetOptions = {}): XLSX.WorkSheet {
  const sheet = XLSX.utils.aoa_to_sheet(rows.map((row) => [...row]))
  sheet['!merges'] = merges.map((range) => XLSX.utils.decode_range(range))
  return sheet
}

export function workbookBytes(
  sheets: Record<string, XLSX.WorkSheet>,
  bookType: 'xlsx' | 'biff8',
): Uint8Array<ArrayBuffer> {
  const book = XLSX.utils.book_new()
  for (const [name, sheet] of Object.entries(sheets)) XLSX.utils.book_append_sheet(book, sheet, name)
  return copyOf(new Uint8Array(XLSX.write(book, { type: 'array', bookType, compression: true })))
}
