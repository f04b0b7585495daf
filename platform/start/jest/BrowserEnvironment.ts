import { TestEnvironment } from 'jest-environment-jsdom'

type Construction = ConstructorParameters<typeof TestEnvironment>

const ofNode = {
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

/** jsdom with what a browser has and jsdom lacks: the network's own classes, and addresses relative to the page. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...construction: Construction) {
    super(...construction)
    const page = this.global
    const absolute = <Input>(input: Input) =>
      typeof input === 'string' ? new URL(input, page.location.href).href : input
    class PageRequest extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(absolute(input), init)
      }
    }
    const pageFetch: typeof fetch = (input, init) => fetch(absolute(input), init)
    Object.assign(page, ofNode, { Request: PageRequest, fetch: pageFetch })
  }

  // Modules are found as Node finds them: a browser's builds are for bundlers.
  override exportConditions(): string[] {
    return ['node', 'node-addons']
  }
}
