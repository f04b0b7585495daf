import type { FieldLabels } from 'shared/ui/form'
import type { ClubDraft } from './draft.ts'

/** The fields of a club as the screen names them. */
export const clubLabels: FieldLabels<ClubDraft> = {
  name: 'Nom',
  email: 'E-mail',
  phoneNumber: 'Téléphone',
  amountPerSession: 'Montant par séance',
  'address.streetName': 'Rue',
  'address.zipCode': 'Code postal',
  'address.city': 'Ville',
}
