/** What is wrong with a draft: the field's path in the payload (`individual.lastname`), and the sentence shown. */
export interface Problem {
  field: string
  message: string
}
