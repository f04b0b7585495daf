import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Compiler } from 'webpack'

const embedVariantOf = (path: string) => path.replace(/\.tsx?$/, '.embed$&')

/**
 * In the embed, replaces a module with its `.embed` variant (`store.ts` with `store.embed.ts`), which is adapted to a
 * partner's page: for example, it does not read or write that page's storage.
 */
export class EmbedVariantsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('EmbedVariantsPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('EmbedVariantsPlugin', (resolveData) => {
        if (
          /^\..*\.tsx?$/.test(resolveData.request) &&
          existsSync(embedVariantOf(resolve(resolveData.context, resolveData.request)))
        )
          resolveData.request = embedVariantOf(resolveData.request)
      })
    })
  }
}
