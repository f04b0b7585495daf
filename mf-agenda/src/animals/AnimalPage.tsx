import { PageTitle } from 'shared/ui'

export function AnimalPage() {
  return <PageTitle>Animal</PageTitle>
}
