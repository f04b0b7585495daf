import type { LoaderDefinitionFunction } from 'webpack'

interface Replacement {
  statement: string
  replacement: string
}

/** A loader that replaces the first occurrence of a statement in a library; a source without it stays unchanged. */
const replaceStatement: LoaderDefinitionFunction<Replacement> = function replaceStatement(source) {
  const { statement, replacement } = this.getOptions()
  return source.replace(statement, replacement)
}

export default replaceStatement
