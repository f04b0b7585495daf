import webpack from 'webpack'
import type { Compiler } from 'webpack'

/**
 * Checks chunks that are fetched later against the hash in `latest.json`, like the first script, and sets the nonce
 * of the partner's page. Fails closed: a chunk without a hash is not fetched.
 */
export class ChunkIntegrityPlugin {
  readonly holder: string

  /** `holder`: the expression of the object that has `files` and `nonce` at run time. */
  constructor(holder: string) {
    this.holder = holder
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) =>
          [
            source,
            `script.integrity = ${this.holder}.files[url.split("/").pop()] || "";`,
            'if (!script.integrity) throw new Error("no hash for " + url);',
            `script.nonce = ${this.holder}.nonce;`,
          ].join('\n'),
      )
    })
  }
}
