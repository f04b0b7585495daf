import { buffer } from 'node:stream/consumers'
import { errorCode } from 'shared/contracts/errorCodes'
import { ParseFailure } from './ParseFailure.ts'
import { readSpreadsheet } from './readSpreadsheet.ts'

// A process of its own: the file on standard input, its sheets or the reason on standard output. Messages of libraries
// may quote the file: they go nowhere.
const result = await buffer(process.stdin)
  .then(
    (bytes) => ({ sheets: readSpreadsheet(bytes) }),
    () => ({ errorCode: errorCode.importUnreadable }),
  )
  .catch((error: unknown) => ({
    errorCode: error instanceof ParseFailure ? error.errorCode : errorCode.importUnreadable,
  }))
process.stdout.write(JSON.stringify(result))
