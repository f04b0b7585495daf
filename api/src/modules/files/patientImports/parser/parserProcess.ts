import { buffer } from 'node:stream/consumers'
import { errorCode } from 'shared/contracts/errorCodes'
import { ParseFailure } from './ParseFailure.ts'
import { readSpreadsheet } from './readSpreadsheet.ts'

// Reads the file from standard input and writes its sheets or an error code to standard output. Drops the error
// messages of libraries, because they may quote the file.
const result = await buffer(process.stdin)
  .then(
    (bytes) => ({ sheets: readSpreadsheet(bytes) }),
    () => ({ errorCode: errorCode.importUnreadable }),
  )
  .catch((error: unknown) => ({
    errorCode: error instanceof ParseFailure ? error.errorCode : errorCode.importUnreadable,
  }))
process.stdout.write(JSON.stringify(result))
