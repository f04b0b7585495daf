import { registerHooks } from 'node:module'
import { builtinEnvironments } from 'vitest/runtime'
import type { Environment } from 'vitest/runtime'
import { recordModuleListeners } from './moduleListeners.ts'

const nodeGlobals = {
  TextEncoder,
  TextDecoder,
  AbortController,
  AbortSignal,
  Headers,
  Response,
  ReadableStream,
  WritableStream,
  TransformStream,
  BroadcastChannel,
  structuredClone,
  Uint8Array,
  ArrayBuffer,
}
const NodeRequest = Request
const nodeFetch = fetch

const serializer = new URL('serializeStyles.ts', import.meta.url).href

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@emotion/serialize' && context.parentURL !== serializer
      ? { url: serializer, shortCircuit: true }
      : next(specifier, context),
})

/** jsdom with what browsers have and jsdom lacks: fetch and its classes, and URLs relative to the page. */
const browserEnvironment: Environment = {
  name: 'browser',
  // Packages resolve as in Node: their `browser` builds are meant for bundlers.
  viteEnvironment: 'ssr',
  async setup(page, options) {
    const environment = await builtinEnvironments.jsdom.setup(page, { ...options, jsdom: { url: 'http://localhost/' } })
    const absoluteUrl = <Input>(input: Input) =>
      typeof input === 'string' ? new URL(input, page.location.href).href : input
    class PageRequest extends NodeRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(absoluteUrl(input), init)
      }
    }
    const pageFetch: typeof fetch = (input, init) => nodeFetch(absoluteUrl(input), init)
    Object.assign(page, nodeGlobals, { Request: PageRequest, fetch: pageFetch })
    recordModuleListeners(page)
    return environment
  },
}

export default browserEnvironment
