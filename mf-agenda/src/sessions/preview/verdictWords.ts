import type { Verdict } from 'shared/contracts/agenda/session'

/** Subject of a verdict, for kinds whose sentence does not begin with it. */
export const verdictWords: Readonly<Partial<Record<Verdict['kind'], string>>> = {
  therapist: 'Praticien occupé',
  animal: 'Animal occupé',
  workload: 'Limite dépassée',
  incompatible: 'Animal incompatible',
  tired: 'Limite proche',
  health: 'Santé',
}
