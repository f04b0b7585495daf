import type { FieldLabels } from 'shared/ui/form'
import type { ClubDraft } from './draft.ts'

/** Labels of the fields on the screen. */
export const clubLabels: FieldLabels<ClubDraft> = {
  name: 'Nom',
  email: 'E-mail',
  phoneNumber: 'Téléphone',
  amountPerSession: 'Montant par séance',
  'address.streetName': 'Rue',
  'address.zipCode': 'Code postal',
  'address.city': 'Ville',
}
