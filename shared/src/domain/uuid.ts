import { uuidPattern } from '../contracts/uuidPattern.ts'

const fullUuidPattern = new RegExp(`^${uuidPattern}$`, 'i')

/** Whether the text is a UUID, of any version. */
export const isUuid = (text: string): boolean => fullUuidPattern.test(text)
