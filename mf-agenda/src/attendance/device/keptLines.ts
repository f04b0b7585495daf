import { isRecord } from 'shared/domain/isRecord'
import type { PendingLine } from './PendingLine.ts'
import { sealedRecords } from '../../device/sealedRecords.ts'

export const keptLines = sealedRecords(
  'line',
  (value): value is PendingLine => isRecord(value) && typeof value.sessionId === 'string' && isRecord(value.input),
)
