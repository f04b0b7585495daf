import webpack from 'webpack'
import type { Compiler } from 'webpack'

/**
 * Makes webpack's runtime set two attributes of chunks that are fetched later: the integrity, from the hashes in
 * `latest.json`, and the nonce of the partner's page. A chunk without a hash is not fetched.
 */
export class ChunkIntegrityPlugin {
  readonly holderExpression: string

  /** `holderExpression` is the JavaScript expression of the object that has `files` and `nonce` at run time. */
  constructor(holderExpression: string) {
    this.holderExpression = holderExpression
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) =>
          [
            source,
            `script.integrity = ${this.holderExpression}.files[url.split("/").pop()] || "";`,
            'if (!script.integrity) throw new Error("no hash for " + url);',
            `script.nonce = ${this.holderExpression}.nonce;`,
          ].join('\n'),
      )
    })
  }
}
