/** A whole number stored for the practice, which administrators and therapists set in their preferences. */
export interface PracticeSetting {
  /** The field on the wire; in snake case, the column of `tenant`. */
  field: string
  minimum: number
  maximum: number
  /** The object of the verb in the summaries of the setting's calls: "Set …". */
  describes: string
  /** The keys under which the audit log stores a change and its value, and their labels. */
  audit: { act: string; detail: string; text: string }
  /** The label on the screen. */
  title: string
  explanation: string
  label: string
  unit: string
  invalid: string
  stale: string
}

/**
 * Every setting of a practice; its key is the last segment of its path. The API's contract, the audit log and the
 * screen derive from this list: a new setting needs an entry here and a migration that adds its column.
 */
export const practiceSettings = {
  /** The number of hours before a session until which its patient may cancel it (ruling 22); at most a year. */
  cancellation: {
    field: 'cancellationBefore',
    minimum: 0,
    maximum: 8760,
    describes: "the practice's cancellation delay for patients",
    audit: { act: 'setCancellationDelay', detail: 'hours', text: "Délai d'annulation changé" },
    title: "Délai d'annulation",
    explanation:
      "Un patient annule lui-même sa séance par le lien de sa confirmation, jusqu'à ce délai avant le début. Ensuite, il doit vous contacter. Vous n'êtes jamais tenu par ce délai.",
    label: 'Délai avant la séance',
    unit: 'heures',
    invalid: "Un nombre d'heures de 0 à 8760",
    stale: "Le délai d'annulation a été modifié entre-temps",
  },
} as const satisfies Record<string, PracticeSetting>

export type PracticeSettingName = keyof typeof practiceSettings
export type PracticeSettingField<Name extends PracticeSettingName = PracticeSettingName> =
  (typeof practiceSettings)[Name]['field']

export const practiceSettingNames = Object.keys(practiceSettings).filter(
  (name): name is PracticeSettingName => name in practiceSettings,
)
