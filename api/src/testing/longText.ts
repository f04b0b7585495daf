import { expect } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'

export const longText = 'a'.repeat(10_000)
/** 10,000 characters of four bytes, more than any input accepts. */
export const longFourByteText = '🐴'.repeat(10_000)

/** Returns the expected refusal of an input with a problem of a field. */
export const refusalOfField = (field: string) => ({
  status: 400,
  body: { errorCode: errorCode.invalid, problems: expect.arrayContaining([expect.objectContaining({ field })]) },
})

export const tooLargeRefusal = {
  status: 413,
  body: { errorCode: errorCode.tooLarge, message: expect.stringMatching(/\S/) },
}
