import { queryClient } from 'shared/client'
import type { BillEmailVerdicts } from 'shared/contracts/finance/billEmails'
import { plural } from 'shared/domain/format'
import { listKey } from 'shared/lists'
import { toast } from 'shared/ui'
import { allBillsKey, dunningKey } from '../../keys.ts'

/** Shows how many e-mails are being sent, and why some are not; refreshes the lists, which show the delivery state. */
export function showSendingResults(results: BillEmailVerdicts): void {
  const unsent = results.filter(({ message }) => message !== null)
  const count = results.length - unsent.length
  if (count > 0) toast(`${count} ${plural(count, "e-mail en cours d'envoi", "e-mails en cours d'envoi")}`)
  if (unsent.length > 0)
    toast(unsent.map(({ billNumber, message }) => `${billNumber} : ${message}`).join('. '), 'error')
  for (const queryKey of [allBillsKey, dunningKey, listKey.emailQuota]) void queryClient.invalidateQueries({ queryKey })
}
