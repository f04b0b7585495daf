import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import type { Compiler } from 'webpack'

/**
 * Every script and style sheet that webpack's runtime is about to fetch goes through the page's gate
 * (`shell/src/registry/integrity/scriptIntegrity.ts`), which sets its integrity and gives a stalled address another chance.
 * The hashes are not in the bundle: the registry holds them, in one place, for every file.
 */
export class GuardedFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('GuardedFilesPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'GuardedFilesPlugin',
        (source) => `${source}\nglobalThis.compliceGate(script, url);`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'GuardedFilesPlugin',
        (source, { tag }) => `${source}\nglobalThis.compliceGate(${tag}, fullhref);`,
      )
    })
  }
}
