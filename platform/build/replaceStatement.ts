import type { LoaderDefinitionFunction } from 'webpack'

interface Change {
  statement: string
  instead: string
}

/** A loader that replaces a statement of a library. */
const replaceStatement: LoaderDefinitionFunction<Change> = function replaceStatement(source) {
  const { statement, instead } = this.getOptions()
  return source.replace(statement, instead)
}

export default replaceStatement
