import type { LoaderDefinitionFunction } from 'webpack'

interface Replacement {
  statement: string
  replacement: string
}

/** A loader that replaces a statement of a library. */
const replaceStatement: LoaderDefinitionFunction<Replacement> = function replaceStatement(source) {
  const { statement, replacement } = this.getOptions()
  return source.replace(statement, replacement)
}

export default replaceStatement
