import type { ActivityStats } from 'shared/contracts/finance/dashboard'
import { hours, money } from 'shared/domain/format'

export interface Figure {
  label: string
  /** Null if the figure cannot be computed. */
  value: (stats: ActivityStats) => number | null
  /** Definition of the figure: the sessions or documents that it counts. */
  explanation: string
  /** Reason why the value is null. */
  unknownReason?: string
  format: (value: number) => string
  listName: ListName
}

/** List to which a figure links. */
export type ListName = 'sales' | 'billings' | 'unpaidBills' | 'unbilled' | 'payments' | 'estimations' | 'animals'

export const receivedFigure: Figure = {
  label: 'Encaissé',
  value: ({ paymentsReceived }) => paymentsReceived,
  explanation:
    "Taxes comprises, les paiements du journal reçus dans la période, moins les remboursements. Une séance payée sans facture n'y est pas.",
  format: money,
  listName: 'payments',
}

export const toCollectFigure: Figure = {
  label: 'À encaisser',
  value: ({ toCollect }) => toCollect.due,
  explanation:
    "Taxes comprises, ce qui reste à payer des factures émises dans la période, avoirs et paiements déduits. En retard : celles dont l'échéance est passée.",
  format: money,
  listName: 'unpaidBills',
}

export const toBillFigure: Figure = {
  label: 'À facturer',
  value: ({ toBill }) => toBill.netPrice,
  explanation:
    "Hors taxes, les séances de la période qui ont eu lieu, patient présent, et qui ne sont sur aucune facture ; d'une séance partagée, les parts qui restent à facturer.",
  format: money,
  listName: 'unbilled',
}

export const hoursDoneFigure: Figure = {
  label: 'Heures faites',
  value: ({ nbHoursDone }) => nbHoursDone,
  explanation:
    "Durée des séances validées de la période qui sont terminées, travail de l'animal seul compris, sur la durée de toutes ses séances validées.",
  format: hours,
  listName: 'sales',
}

const countFigures: readonly Figure[] = [
  {
    label: 'Patients',
    value: ({ nbPatients }) => nbPatients,
    explanation:
      'Patients et entreprises différents qui ont au moins une séance validée dans la période, passée ou à venir.',
    format: String,
    listName: 'sales',
  },
  {
    label: 'Lieux',
    value: ({ nbClubs }) => nbClubs,
    explanation: 'Lieux différents où se tient au moins une séance validée de la période.',
    format: String,
    listName: 'sales',
  },
  {
    label: 'Animaux',
    value: ({ nbAnimals }) => nbAnimals,
    explanation: 'Animaux différents qui prennent part à au moins une séance validée de la période.',
    format: String,
    listName: 'animals',
  },
  {
    label: 'Devis',
    value: ({ nbEstimations }) => nbEstimations,
    explanation: 'Devis émis dans la période.',
    format: String,
    listName: 'estimations',
  },
  {
    label: 'Factures',
    value: ({ nbBills }) => nbBills,
    explanation: 'Factures émises dans la période. Les avoirs ne sont pas comptés.',
    format: String,
    listName: 'billings',
  },
]

const amountFigures: readonly Figure[] = [
  {
    label: 'Gains attendus',
    value: ({ estimatedRevenue }) => estimatedRevenue,
    explanation:
      "Prix hors taxes des séances validées de la période, payées ou non, passées ou à venir. Une séance facturée compte pour ce qu'en dit la facture, remises déduites.",
    format: money,
    listName: 'sales',
  },
  {
    label: 'Gains',
    value: ({ incomeReceived }) => incomeReceived,
    explanation:
      'Hors taxes, les séances validées de la période qui sont payées : le jour compté est celui de la séance.',
    format: money,
    listName: 'sales',
  },
  {
    label: 'Charges',
    value: ({ estimatedRevenueCharges }) => estimatedRevenueCharges,
    explanation:
      'Locations du lieu et des animaux à votre charge pour les séances validées de la période, moins ce que le patient règle directement au lieu.',
    format: money,
    listName: 'sales',
  },
  {
    label: 'Charges des séances payées',
    value: ({ incomeReceivedCharges }) => incomeReceivedCharges,
    explanation: 'La part des charges qui vient des séances déjà payées : à déduire de vos gains.',
    format: money,
    listName: 'sales',
  },
  {
    label: 'Facturé',
    value: ({ billedRevenue }) => billedRevenue,
    explanation: 'Hors taxes, les factures émises dans la période, moins les avoirs émis dans la période.',
    unknownReason: "Le montant hors taxes d'une facture de la période n'est pas connu.",
    format: money,
    listName: 'billings',
  },
]

/** Every figure of the period, in the order of the table of details. */
export const figures: readonly Figure[] = [
  receivedFigure,
  toCollectFigure,
  toBillFigure,
  ...amountFigures,
  hoursDoneFigure,
  ...countFigures,
]
