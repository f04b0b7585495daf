import { expect } from '@jest/globals'

export const longText = 'a'.repeat(10_000)
/** Returns this number of four-byte characters, more than any input accepts. */
export const heavyText = '🐴'.repeat(10_000)

/** Expected refusal of an input, with a problem of this field. */
export const refusalNaming = (field: string) => ({
  status: 400,
  body: { errorCode: 'E400', problems: expect.arrayContaining([expect.objectContaining({ field })]) },
})

export const refusalAsTooLarge = { status: 413, body: { errorCode: 'E413', message: expect.stringMatching(/\S/) } }
