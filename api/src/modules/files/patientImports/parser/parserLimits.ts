/** Most bytes of a file that is imported. */
export const maxFileBytes = 5 * 1024 * 1024
/** Most bytes of a workbook once it is unpacked: a file that is mostly zeros packs a thousandfold. */
export const maxUnpackedBytes = 96 * 1024 * 1024
/** Lines of a sheet, its header among them. */
export const maxRows = 10_001
export const maxColumns = 100
export const maxCellLength = 1000
export const maxSheets = 20

/** What the process that reads a file may take. */
export const parserLimits = { heapMb: 256, residentMb: 640, timeoutMs: 20_000, outputBytes: 48 * 1024 * 1024 }
