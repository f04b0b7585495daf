import { PageTitle } from 'shared/ui'

export function ClubPage() {
  return <PageTitle>Lieu</PageTitle>
}
