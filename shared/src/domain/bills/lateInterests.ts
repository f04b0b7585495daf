import { invalid, type Problem } from '../problems.ts'

/** A rate of the penalties for late payment, as chosen on an invoice. */
export interface LateInterest {
  id: string
  label: string
  /** The sentence on the invoice; undefined if no interest is due. */
  sentence?: string
}

/**
 * The choices of late interest. Their order is part of the API's contract (ruling 7); the first choice is the default.
 */
export const lateInterests: readonly LateInterest[] = [
  {
    id: 'THREE_TIMES_LEGAL_RATE',
    label: '3 fois le taux légal',
    sentence: "En cas de retard de paiement, des pénalités sont dues au taux de trois fois le taux d'intérêt légal.",
  },
  {
    id: 'ECB_RATE_PLUS_10',
    label: 'taux BCE + 10 points',
    sentence:
      'En cas de retard de paiement, des pénalités sont dues au taux de refinancement de la Banque centrale européenne majoré de 10 points.',
  },
  { id: 'NONE', label: 'Aucun' },
]

/**
 * Returns the problems of a choice of late interest: it is required for firms, which owe at least three times the legal
 * rate (art. L. 441-10 of the Code de commerce).
 */
export const lateInterestProblems = (id: string, isFirm: boolean): Problem[] =>
  isFirm && id === 'NONE'
    ? [invalid('selectedLateInterest', 'Une entreprise doit des pénalités de retard : choisissez un taux')]
    : []
