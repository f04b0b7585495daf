/** Maximum size of an imported file, in bytes. */
export const maxFileBytes = 5 * 1024 * 1024
/** Maximum unpacked size of a workbook, in bytes, against zip bombs. */
export const maxUnpackedBytes = 96 * 1024 * 1024
/** Maximum number of rows of a sheet, including its header. */
export const maxRows = 10_001
export const maxColumns = 100
export const maxCellLength = 1000
export const maxSheets = 20

/** Limits of the parser process. */
export const parserLimits = { heapMb: 256, residentMb: 640, timeoutMs: 20_000, outputBytes: 48 * 1024 * 1024 }
