import { PageTitle } from 'shared/ui'

export function ClubsPage() {
  return <PageTitle>Lieux</PageTitle>
}
