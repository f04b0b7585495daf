import { createRequire } from 'node:module'
import type { Compiler, RuntimeModule } from 'webpack'

const require = createRequire(import.meta.url)
const NativeShareScope: new () => RuntimeModule = require('webpack/lib/sharing/ShareRuntimeModule')
const AutoPublicPath: new () => RuntimeModule = require('webpack/lib/runtime/AutoPublicPathRuntimeModule')

/**
 * Removes code that webpack writes into every entry, and that neither areas nor the shell need: webpack's share scope,
 * which Module Federation replaces under the same names, and support for entries not loaded by a script element.
 */
export class LeanEntryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LeanEntryPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('LeanEntryPlugin', (module) => {
        if (module instanceof NativeShareScope) module.generate = () => ''
        if (module instanceof AutoPublicPath)
          module.generate = () => '__webpack_require__.p = new URL(".", document.currentScript.src).href;'
      })
    })
  }
}
