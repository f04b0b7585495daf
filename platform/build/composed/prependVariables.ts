import { fileURLToPath } from 'node:url'
import type { LoaderDefinitionFunction } from 'webpack'
import { composedVariables } from './composedVariables.ts'

const tokensFile = fileURLToPath(new URL('../../../shared/src/design/tokens.ts', import.meta.url))

/** A loader that puts the tokens, as CSS variables, before the styles of the composed text. */
const prependVariables: LoaderDefinitionFunction = function prependVariables(css) {
  this.addDependency(tokensFile)
  return composedVariables() + css
}

export default prependVariables
