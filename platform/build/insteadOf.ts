import type { LoaderDefinitionFunction } from 'webpack'

interface Change {
  statement: string
  instead: string
}

/** Changes a statement of a library, wherever its files hold it. */
const insteadOf: LoaderDefinitionFunction<Change> = function insteadOf(source) {
  const { statement, instead } = this.getOptions()
  return source.replace(statement, instead)
}

export default insteadOf
