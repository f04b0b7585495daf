import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Compiler } from 'webpack'

const twin = (path: string) => path.replace(/\.tsx?$/, '.embed$&')

/**
 * Replaces `store.ts` by `store.embed.ts` on partners' pages, where our code must not read or write the page's own
 * state.
 */
export class StandInsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('StandInsPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('StandInsPlugin', (resolveData) => {
        if (
          /^\..*\.tsx?$/.test(resolveData.request) &&
          existsSync(twin(resolve(resolveData.context, resolveData.request)))
        )
          resolveData.request = twin(resolveData.request)
      })
    })
  }
}
