import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import type { Compiler } from 'webpack'

/**
 * Makes webpack's runtime call the shell (`shell/src/registry/integrity/scriptIntegrity.ts`) before it fetches a
 * script or style sheet: the shell sets the integrity and retries. The hashes are in the registry, not in the bundle.
 */
export class GuardedFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('GuardedFilesPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'GuardedFilesPlugin',
        (source) => `${source}\nglobalThis.compliceGuardTag(script, url);`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'GuardedFilesPlugin',
        (source, { tag }) => `${source}\nglobalThis.compliceGuardTag(${tag}, fullhref);`,
      )
    })
  }
}
