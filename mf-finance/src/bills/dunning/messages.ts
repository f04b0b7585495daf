import { maxBillsPerRequest } from 'shared/contracts/finance/billEmails'
import type { DunningLevel } from 'shared/domain/bills/dunning'

export const texts = {
  empty: 'Aucune relance à envoyer',
  intro:
    "Une première relance est proposée 7 jours après l'échéance, la deuxième et la troisième 15 jours après la précédente. Qui a payé n'est jamais relancé.",
  firstOnly: `${maxBillsPerRequest} relances au plus sont montrées, les échéances les plus anciennes d'abord. Une fois envoyées, les suivantes apparaissent ici.`,
  notDelivered: "le dernier e-mail n'a pas été remis",
}

export const levelLabels: Readonly<Record<DunningLevel, string>> = {
  1: 'Première relance',
  2: 'Deuxième relance',
  3: 'Dernière relance',
}
