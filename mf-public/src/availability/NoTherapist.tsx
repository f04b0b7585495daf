import { isStatus } from 'shared/client'
import { EmptyState } from 'shared/ui'
import { BackToSearch } from './BackToSearch.tsx'

/** Somebody who left the directory, or an address cut short in a mail: trying again would not help. */
export const isNobody = (error: unknown) => isStatus(error, 404) || isStatus(error, 400)

export const NoTherapist = () => (
  <EmptyState action={<BackToSearch />}>Ce praticien ne figure pas, ou plus, dans l'annuaire.</EmptyState>
)
