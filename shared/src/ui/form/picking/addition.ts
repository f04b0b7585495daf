/** The option that adds an entity with the typed text, offered if no option matches. */
export interface Addition {
  addedText: string
}

export const isAddition = (option: object): option is Addition => 'addedText' in option

/** « Ajouter « Martin » » */
export const additionLabel = ({ addedText }: Addition): string => `Ajouter « ${addedText} »`
