import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Compiler } from 'webpack'

const embedVariantOf = (path: string) => path.replace(/\.tsx?$/, '.embed$&')

/**
 * In the embed, replaces a module by its `.embed` variant (`store.ts` by `store.embed.ts`), which does not read or
 * write the state of the partner's page.
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
