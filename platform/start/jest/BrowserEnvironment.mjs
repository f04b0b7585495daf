import { TestEnvironment } from 'jest-environment-jsdom'

const ofNode = { TextEncoder, TextDecoder, AbortController, AbortSignal, Headers, Response, ReadableStream, WritableStream, TransformStream, BroadcastChannel, structuredClone }

/** jsdom with what a browser has and jsdom lacks: the network's own classes, and addresses relative to the page. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    const page = this.global
    const absolute = (input) => (typeof input === 'string' ? new URL(input, page.location.href).href : input)
    class PageRequest extends Request {
      constructor(input, init) {
        super(absolute(input), init)
      }
    }
    const pageFetch = (input, init) => fetch(absolute(input), init)
    Object.assign(page, ofNode, { Request: PageRequest, fetch: pageFetch, Uint8Array, ArrayBuffer })
  }

  // Modules are found as Node finds them: a browser's builds are for bundlers.
  exportConditions() {
    return ['node', 'node-addons']
  }
}
