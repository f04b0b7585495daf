import type { ForecastLine, ForecastYear } from 'shared/contracts/finance/forecastLines'
import type { ForecastTotals } from 'shared/domain/forecast/forecast'
import { plural } from 'shared/domain/format'
import type { SaveMessages } from 'shared/ui/form'

export const saveMessages: SaveMessages = {
  saved: 'Enregistrement effectué',
  failed: { otherwise: "Erreur lors de l'enregistrement" },
}

interface PastedCounts {
  count: number
  clampedCount: number
  ambiguousAmounts: readonly string[]
}

export const texts = {
  title: 'Saisissez ici votre bilan prévisionnel',
  changedMeanwhile: 'Le bilan prévisionnel a été modifié entre-temps',
  keyboardHelp: 'Flèches et Entrée passent d’une case à l’autre ; une colonne copiée d’un tableur se colle d’un coup.',
  comparedTo: "Par rapport à l'année précédente",
  proposals: 'Ce que Complice sait de votre année N',
  proposalsFailed: "Les montants de vos factures n'ont pas pu être chargés : saisissez-les, ou rechargez la page.",
  resultExplained: (year: number) =>
    `Facturé en ${year} hors taxes, avoirs déduits, moins les loyers dus aux lieux. Vos autres charges sont à retirer.`,
  receivablesExplained: 'Reste à payer de toutes vos factures, taxes comprises.',
  resultUnknown: "Une ancienne facture de l'année n'a pas de montant hors taxes : à calculer avec votre comptable.",
  proposalApplied: (line: string) => `${line} : montant repris`,
  /** `clampedCount`: how many of the pasted amounts were set to the highest or the lowest value of a cell. */
  pasted({ count, clampedCount, ambiguousAmounts }: PastedCounts) {
    const pasted = `${count} ${plural(count, 'montant collé', 'montants collés')}`
    const limits = `, dont ${clampedCount} ${plural(clampedCount, 'ramené', 'ramenés')} à la limite permise`
    const ambiguous = ` ; à saisir, car ils peuvent se lire de deux façons : ${ambiguousAmounts.join(' · ')}`
    return `${pasted}${clampedCount > 0 ? limits : ''}${ambiguousAmounts.length > 0 ? ambiguous : ''}`
  },
}

export const yearLabels: Readonly<Record<ForecastYear, string>> = { N: 'Année N', N1: 'Année N+1', N2: 'Année N+2' }

export const increaseLabels = { increaseN1: 'Augmentation N+1', increaseN2: 'Augmentation N+2' } as const

export const lineLabels: Readonly<Record<ForecastLine, string>> = {
  fixedAssets: 'Immobilisations',
  depreciation: 'Amortissements/Provisions',
  receivables: 'Créances clients',
  otherReceivables: 'Autres créances',
  availability: 'Disponibilités',
  shareCapital: 'Capital social',
  retainedEarnings: 'Réserves/Report à nouveau',
  exerciseResult: "Résultat de l'exercice",
  borrowings: 'Emprunt et dettes assimilés',
  payables: 'Dettes fournisseurs',
  socialTaxDebts: 'Dettes fiscales et sociales',
}

export const totalLabels: Readonly<Record<keyof ForecastTotals, string>> = {
  netFixedAssets: 'Immobilisations nettes',
  currentAssets: 'Actif circulant',
  totalAssets: "Total de l'actif",
  equity: 'Capitaux propres',
  totalDebts: 'Total des dettes',
  totalLiabilities: 'Total du passif',
}
