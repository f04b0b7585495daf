import { expect } from '@jest/globals'

export const longText = 'a'.repeat(10_000)
/** As many characters, of four bytes each: more than anybody may send. */
export const heavyText = '🐴'.repeat(10_000)

/** The refusal of an input that names this field. */
export const refusalNaming = (field: string) => ({
  status: 400,
  body: { errorCode: 'E400', problems: expect.arrayContaining([expect.objectContaining({ field })]) },
})

export const refusalAsTooLarge = { status: 413, body: { errorCode: 'E413', message: expect.stringMatching(/\S/) } }
