import { isRecord } from 'shared/domain/isRecord'
import type { PendingLine } from './PendingLine.ts'
import { createEncryptedRecords } from '../../device/encryptedRecords.ts'

export const storedLines = createEncryptedRecords(
  'line',
  (value): value is PendingLine => isRecord(value) && typeof value.sessionId === 'string' && isRecord(value.input),
)
