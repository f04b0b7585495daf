import type { AreaModule } from 'shared/federation'
import { prefetch as ask } from 'shared/client'
import { billsFor } from './billings/api.ts'
import { askedBy, isCrossed, searchOf } from './billings/useSearch.ts'

/** What the list opens with. */
export const prefetch: AreaModule['prefetch'] = ({ pathname, search }) => {
  if (pathname !== '/pros/billings/details') return
  const wanted = searchOf(new URLSearchParams(search), new Date())
  if (!isCrossed(wanted)) void ask(billsFor(askedBy(wanted)))
}
