import Alert from '@mui/material/Alert'
import { quotaWarning } from '../../domain/accounts/emailQuota.ts'
import { useEmailQuota } from '../../lists/useEmailQuota.ts'

interface EmailQuotaNoticeProps {
  /** How many e-mails the form sends. */
  count?: number
}

/** States what remains of the practice's e-mails of the day, once it matters for the e-mails of a form. */
export function EmailQuotaNotice({ count = 1 }: EmailQuotaNoticeProps) {
  const { data: quota } = useEmailQuota()
  const warning = quota && quotaWarning(quota, count)
  if (quota === undefined || warning === undefined) return null
  return <Alert severity={count > quota.remaining ? 'warning' : 'info'}>{warning}</Alert>
}
