import { TestEnvironment } from 'jest-environment-jsdom'

type ConstructorArgs = ConstructorParameters<typeof TestEnvironment>

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

/**
 * jsdom with Node's versions of browser features: fetch and its classes, with URLs relative to the page, streams, text
 * encoding, abort signals and others.
 */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...args: ConstructorArgs) {
    super(...args)
    const page = this.global
    const absoluteUrl = <Input>(input: Input) =>
      typeof input === 'string' ? new URL(input, page.location.href).href : input
    class PageRequest extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(absoluteUrl(input), init)
      }
    }
    const pageFetch: typeof fetch = (input, init) => fetch(absoluteUrl(input), init)
    Object.assign(page, nodeGlobals, { Request: PageRequest, fetch: pageFetch })
  }

  // Resolves packages as Node does: their `browser` builds are meant for bundlers.
  override exportConditions(): string[] {
    return ['node', 'node-addons']
  }
}
