import type { ErrorCode } from 'shared/contracts/errorCodes'

/** Error with the code of the reason why a file cannot be imported. Its message never contains the file's content. */
export class ParseFailure extends Error {
  readonly errorCode: ErrorCode

  constructor(code: ErrorCode) {
    super(code)
    this.name = 'ParseFailure'
    this.errorCode = code
  }
}
