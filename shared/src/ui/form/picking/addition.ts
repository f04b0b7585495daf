/** The option that adds what was typed, offered where no option matches. */
export interface Addition {
  addedText: string
}

export const isAddition = (option: object): option is Addition => 'addedText' in option

/** « Ajouter « Martin » » */
export const additionLabel = ({ addedText }: Addition): string => `Ajouter « ${addedText} »`
