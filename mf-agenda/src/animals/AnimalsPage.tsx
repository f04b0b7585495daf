import { PageTitle } from 'shared/ui'

export function AnimalsPage() {
  return <PageTitle>Animaux</PageTitle>
}
