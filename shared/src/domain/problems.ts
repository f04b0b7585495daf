/** Why a field is refused: it is empty, it ends before it starts, or its value is invalid. */
type ProblemKind = 'required' | 'endBeforeStart' | 'invalid'

/** One reason a draft cannot be saved. Code branches on `field` and `kind`, never on the message. */
export interface Problem {
  /** The field's path in the payload: `individual.lastname`. */
  field: string
  kind: ProblemKind
  /** The field's name on the screen, where the message alone does not identify it. */
  label?: string
  /** The message, in French. */
  message: string
}

/** The problem of an empty required field. */
export const required = (field: string, message: string): Problem => ({ field, kind: 'required', message })

/** The problem of an invalid value. */
export const invalid = (field: string, message: string): Problem => ({ field, kind: 'invalid', message })
