import { importLimits } from 'shared/contracts/patients/importLimits'

/** Maximum rows of a sheet, including its header. */
export const maxRows = importLimits.lines + 1
/** Maximum lines of a CSV file: a quoted cell may continue on the next lines. */
export const maxTextLines = 10 * maxRows
/** Maximum characters of a line: its cells with their quotes and delimiters. */
export const maxLineLength = importLimits.columns * (importLimits.cellLength + 3)
/** Maximum unpacked size of a workbook, against zip bombs. The largest permitted list takes 17 MB. */
export const maxUnpackedBytes = 24 * 1024 * 1024

/**
 * Limits of the parser process, which shares a pod with the API (docker/kubernetes/api.yaml). Node.js itself ends the
 * process at the heap limit; the limit of resident memory also covers the file, unpacked and as text.
 */
export const parserLimits = { heapMb: 128, residentMb: 256, timeoutMs: 20_000, outputBytes: 16 * 1024 * 1024 }
