import type { ActivityStats } from 'shared/contracts/finance/dashboard'

interface FigureBase {
  label: string
  /** Null if the figure cannot be computed. */
  value: (stats: ActivityStats) => number | null
  /** Definition of the figure, with the sessions or documents it counts. */
  explanation: string
  /** Reason why the value is null. */
  unknownReason?: string
}

/** The list behind a figure. */
export type ListName = 'sales' | 'billings' | 'payments' | 'estimations' | 'animals'

export interface Figure extends FigureBase {
  listName: ListName
}

export const counts: readonly Figure[] = [
  {
    label: 'Patients',
    value: ({ nbPatients }) => nbPatients,
    explanation:
      'Patients et entreprises différents qui ont au moins une séance validée dans la période, passée ou à venir.',
    listName: 'sales',
  },
  {
    label: 'Lieux',
    value: ({ nbClubs }) => nbClubs,
    explanation: 'Lieux différents où se tient au moins une séance validée de la période.',
    listName: 'sales',
  },
  {
    label: 'Animaux',
    value: ({ nbAnimals }) => nbAnimals,
    explanation: 'Animaux différents qui prennent part à au moins une séance validée de la période.',
    listName: 'animals',
  },
  {
    label: 'Devis',
    value: ({ nbEstimations }) => nbEstimations,
    explanation: 'Devis émis dans la période.',
    listName: 'estimations',
  },
  {
    label: 'Factures',
    value: ({ nbBills }) => nbBills,
    explanation: 'Factures émises dans la période. Les avoirs ne sont pas comptés.',
    listName: 'billings',
  },
]

export const amounts: readonly Figure[] = [
  {
    label: 'Gains attendus',
    value: ({ estimatedRevenue }) => estimatedRevenue,
    explanation:
      "Prix hors taxes des séances validées de la période, payées ou non, passées ou à venir. Une séance facturée compte pour ce qu'en dit la facture, remises déduites.",
    listName: 'sales',
  },
  {
    label: 'Gains',
    value: ({ incomeReceived }) => incomeReceived,
    explanation:
      'Hors taxes, les séances validées de la période qui sont payées : le jour compté est celui de la séance.',
    listName: 'sales',
  },
  {
    label: 'Charges',
    value: ({ estimatedRevenueCharges }) => estimatedRevenueCharges,
    explanation:
      'Locations du lieu et des animaux à votre charge pour les séances validées de la période, moins ce que le patient règle directement au lieu.',
    listName: 'sales',
  },
  {
    label: 'Charges des séances payées',
    value: ({ incomeReceivedCharges }) => incomeReceivedCharges,
    explanation: 'La part des charges qui vient des séances déjà payées : à déduire de vos gains.',
    listName: 'sales',
  },
  {
    label: 'Facturé',
    value: ({ billedRevenue }) => billedRevenue,
    explanation: 'Hors taxes, les factures émises dans la période, moins les avoirs émis dans la période.',
    unknownReason: "Le montant hors taxes d'une facture de la période n'est pas connu.",
    listName: 'billings',
  },
  {
    label: 'Encaissé',
    value: ({ paymentsReceived }) => paymentsReceived,
    explanation:
      "Taxes comprises, les paiements du journal reçus dans la période, moins les remboursements. Une séance payée sans facture n'y est pas.",
    listName: 'payments',
  },
]
