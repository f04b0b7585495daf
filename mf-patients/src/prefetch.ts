import type { AreaModule } from 'shared/federation'
import { prefetch as ask } from 'shared/client'
import { patientsFor } from 'shared/lists'
import { askedBy, searchOf } from './patients/useSearch.ts'

/** What the list opens with. */
export const prefetch: AreaModule['prefetch'] = ({ pathname, search }) => {
  if (pathname === '/pros/patients') void ask(patientsFor(askedBy(searchOf(new URLSearchParams(search)))))
}
