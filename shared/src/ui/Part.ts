/** A part of a long page. */
export interface Part {
  /** The id of its heading. */
  headingId: string
  label: string
}
