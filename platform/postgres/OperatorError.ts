/** An error the person who runs the product can act on: shown as one sentence, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
