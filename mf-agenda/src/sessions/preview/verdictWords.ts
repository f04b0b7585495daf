import type { Verdict } from 'shared/contracts/session'

/** What is said of a date in two or three words; the verdict's own sentence says more. */
export const verdictWords: Readonly<Record<Verdict['kind'], string>> = {
  therapist: 'Praticien déjà en séance',
  animal: 'Animal déjà en séance',
  workload: 'Animal au-delà de ses limites',
  vacation: 'Absence',
  tired: 'Animal près de ses limites',
  health: 'Santé',
  closed: "Hors des horaires d'ouverture",
  holiday: 'Jour férié',
}
