import { PageTitle } from 'shared/ui'

export function AmountDetailsPage() {
  return <PageTitle>Montants dus au lieu</PageTitle>
}
