import { isRecord } from 'shared/domain/isRecord'
import type { PendingLine } from './PendingLine.ts'
import { encryptedRecords } from '../../device/encryptedRecords.ts'

export const storedLines = encryptedRecords(
  'line',
  (value): value is PendingLine => isRecord(value) && typeof value.sessionId === 'string' && isRecord(value.input),
)
