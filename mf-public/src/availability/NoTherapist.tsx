import { isStatus } from 'shared/client'
import { EmptyState } from 'shared/ui'
import { BackToSearch } from './BackToSearch.tsx'

/**
 * Whether the therapist is not in the directory, or the id in the URL is not an id. The same request would fail again.
 */
export const isUnknownTherapist = (error: unknown) => isStatus(error, 404) || isStatus(error, 400)

export const NoTherapist = () => (
  <EmptyState action={<BackToSearch />}>Ce praticien ne figure pas, ou plus, dans l'annuaire.</EmptyState>
)
