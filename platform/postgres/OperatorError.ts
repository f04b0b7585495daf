/** What the person who runs the product must read: one sentence, no stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
