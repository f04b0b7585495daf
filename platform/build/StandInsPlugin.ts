import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Compiler } from 'webpack'

const twin = (path: string) => path.replace(/\.tsx?$/, '.embed$&')

/** `store.embed.ts` stands in for `store.ts` on partners' pages: nothing of that page is ours to read or to write. */
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
