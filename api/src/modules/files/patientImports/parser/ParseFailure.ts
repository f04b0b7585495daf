import type { ErrorCode } from 'shared/contracts/errorCodes'

/** Why a file is not imported, by its code. The file's contents are in no message. */
export class ParseFailure extends Error {
  readonly errorCode: ErrorCode

  constructor(code: ErrorCode) {
    super(code)
    this.name = 'ParseFailure'
    this.errorCode = code
  }
}
