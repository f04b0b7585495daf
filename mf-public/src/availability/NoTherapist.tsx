import { isStatus } from 'shared/client'
import { EmptyState } from 'shared/ui'
import { BackToSearch } from './BackToSearch.tsx'

/** The therapist is no longer in the directory, or the id in the URL is incomplete; there is no retry, since it would not help. */
export const isUnknownTherapist = (error: unknown) => isStatus(error, 404) || isStatus(error, 400)

export const NoTherapist = () => (
  <EmptyState action={<BackToSearch />}>Ce praticien ne figure pas, ou plus, dans l'annuaire.</EmptyState>
)
