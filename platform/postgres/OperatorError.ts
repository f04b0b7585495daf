/** An error that the operator can fix: shown as one sentence, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
