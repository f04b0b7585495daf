import type { LoaderDefinitionFunction } from 'webpack'

/**
 * A loader for formatted library code: writes a `throw` in place of the body of each function in `names`, which the
 * product never calls. Fails when such a function is missing.
 */
const emptyFunctions: LoaderDefinitionFunction<{ names: readonly string[] }> = function emptyFunctions(source) {
  return this.getOptions().names.reduce((code, name) => {
    const signature = `(?:async )?(?:function )?${name}\\(.*\\) |const ${name} = (?:async )?\\(.*\\) => `
    const definition = new RegExp(`^(\\t*(?!\\t))((?:${signature})\\{)\\n[^]*?^\\1\\}`, 'm')
    if (!definition.test(code)) throw new Error(`${this.resourcePath} has no function ${name}`)
    return code.replace(definition, `$1$2 throw Error('${name} is not in this build') }`)
  }, source)
}

export default emptyFunctions
