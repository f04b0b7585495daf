import type { Verdict } from 'shared/contracts/agenda/session'

/** What a verdict is about, where its own sentence does not say it first. */
export const verdictWords: Readonly<Partial<Record<Verdict['kind'], string>>> = {
  therapist: 'Praticien occupé',
  animal: 'Animal occupé',
  workload: 'Limite dépassée',
  incompatible: 'Animal incompatible',
  tired: 'Limite proche',
  health: 'Santé',
}
