/** The kind of a problem: an empty field, an end before the start, or an invalid value. */
type ProblemKind = 'required' | 'endBeforeStart' | 'invalid'

/** A reason why a draft cannot be saved. Code may depend on `field` and `kind`, never on the message. */
export interface Problem {
  /** The field's path in the payload: `individual.lastname`. */
  field: string
  kind: ProblemKind
  /** The field's name on the screen, if the message alone does not identify the field. */
  label?: string
  /** The message, in French. */
  message: string
}

/** Creates the problem of an empty required field. */
export const required = (field: string, message: string): Problem => ({ field, kind: 'required', message })

/** Creates the problem of an invalid value. */
export const invalid = (field: string, message: string): Problem => ({ field, kind: 'invalid', message })
