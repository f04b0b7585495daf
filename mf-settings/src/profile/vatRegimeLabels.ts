import type { VatRegime } from 'shared/domain/accounts/profile'

export const vatRegimeLabels: Readonly<Record<VatRegime, string>> = {
  FRANCHISE: 'Franchise en base (sans TVA)',
  REEL: 'Réel (TVA facturée)',
  EXONERE_SANTE: 'Exonéré, profession de santé',
}
