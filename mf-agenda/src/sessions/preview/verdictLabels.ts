import type { Verdict } from 'shared/contracts/agenda/session'

/** Label before the sentence of a verdict, for kinds whose sentence does not name the problem. */
export const verdictLabels: Readonly<Partial<Record<Verdict['kind'], string>>> = {
  clock: "Changement d'heure",
  therapist: 'Praticien occupé',
  animal: 'Animal occupé',
  workload: 'Limite dépassée',
  incompatible: 'Animal incompatible',
  tired: 'Limite proche',
  health: 'Santé',
  patient: 'Patient déjà attendu',
}
