/** A whole number that holds for the practice, set by its owners and therapists among their preferences. */
export interface PracticeSetting {
  /** Its name on the wire; in snake case, its column of `tenant`. */
  field: string
  minimum: number
  maximum: number
  /** For the descriptions of its calls: "Set …". */
  describes: string
  /** How the journal stores a change and its value, and what it shows. */
  audit: { act: string; detail: string; text: string }
  /** On the screen. */
  title: string
  explanation: string
  label: string
  unit: string
  invalid: string
  submit: string
  stale: string
}

/**
 * Every setting of a practice, by the end of its path. Contract, calls, journal and screen follow from it: a new one is
 * its entry here and a migration that adds its column.
 */
export const practiceSettings = {
  /** Until how many hours before a session its patient may cancel it (ruling 22); at most a year. */
  cancellation: {
    field: 'cancellationBefore',
    minimum: 0,
    maximum: 8760,
    describes: "the delay of patients' cancellations",
    audit: { act: 'setCancellationDelay', detail: 'hours', text: "Délai d'annulation changé" },
    title: "Délai d'annulation",
    explanation:
      "Un patient annule lui-même sa séance par le lien de sa confirmation, jusqu'à ce délai avant le début. Ensuite, il doit vous contacter. Vous n'êtes jamais tenu par ce délai.",
    label: 'Délai avant la séance',
    unit: 'heures',
    invalid: "Un nombre d'heures de 0 à 8760",
    submit: 'Enregistrer le délai',
    stale: "Le délai d'annulation a été modifié entre-temps",
  },
} as const satisfies Record<string, PracticeSetting>

export type PracticeSettingName = keyof typeof practiceSettings
export type PracticeSettingField<Name extends PracticeSettingName = PracticeSettingName> =
  (typeof practiceSettings)[Name]['field']

export const practiceSettingNames = Object.keys(practiceSettings).filter(
  (name): name is PracticeSettingName => name in practiceSettings,
)
