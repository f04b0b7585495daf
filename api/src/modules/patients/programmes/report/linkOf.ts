import type { ReportLink } from 'shared/contracts/patients/programme'
import type { LinkRow } from './reports.sql.ts'

export const linkOf = ({ id, recipient, expires_at, revoked_at, opened_at }: LinkRow): ReportLink => ({
  id,
  recipient,
  expiresAt: expires_at.toISOString(),
  revokedAt: revoked_at?.toISOString() ?? null,
  openedAt: opened_at?.toISOString() ?? null,
})
