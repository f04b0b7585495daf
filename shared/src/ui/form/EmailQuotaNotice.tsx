import Alert from '@mui/material/Alert'
import { quotaWarning } from '../../domain/accounts/emailQuota.ts'
import { useEmailQuota } from '../../lists/useEmailQuota.ts'

interface EmailQuotaNoticeProps {
  /** The number of e-mails that the form sends. */
  count?: number
}

/** Warns if 80 % of the practice's daily limit of e-mails is used, or if less of it remains than the form sends. */
export function EmailQuotaNotice({ count = 1 }: EmailQuotaNoticeProps) {
  const { data: quota } = useEmailQuota()
  const warning = quota && quotaWarning(quota, count)
  if (quota === undefined || warning === undefined) return null
  return <Alert severity={count > quota.remaining ? 'warning' : 'info'}>{warning}</Alert>
}
