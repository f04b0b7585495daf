import type { Club } from 'shared/contracts/agenda/club'
import { money } from 'shared/domain/format'
import type { List } from 'shared/ui/data'
import { texts } from '../messages.ts'

export const clubList = {
  label: 'Lieux',
  nameOf: ({ name }) => name,
  columns: [
    {
      key: 'name',
      label: 'Nom',
      value: ({ name }) => name,
      path: ({ id }) => `/pros/clubs/${id}`,
      sortable: true,
      card: 'title',
    },
    {
      key: 'email',
      label: 'E-mail',
      value: ({ email }) => email,
      mailTo: ({ email }) => email,
      sortable: true,
      share: 1.5,
    },
    {
      key: 'phoneNumber',
      label: 'Téléphone',
      value: ({ phoneNumber }) => phoneNumber,
      wrap: 'never',
      card: 'summary',
      cardOrder: 1,
    },
    { key: 'city', label: 'Ville', value: ({ address }) => address.city, card: 'summary' },
    {
      key: 'amount',
      label: 'Montant par séance',
      value: ({ amountPerSession }) => amountPerSession,
      text: ({ amountPerSession }) => money(amountPerSession),
      align: 'right',
      card: 'line',
      cardText: ({ amountPerSession }) => `${money(amountPerSession)} par séance`,
    },
  ],
  empty: texts.noClub,
  emptyHint: 'Les lieux de vos séances, et ce que vous leur devez, se retrouveront ici.',
} as const satisfies List<Club>
