declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'
  import type { AddressInfo } from 'node:net'

  interface RequestContext {
    method: string
    path: string
    status: number
    headers: Record<string, string | undefined>
  }

  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      directory: string
      silent: boolean
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
    httpServer: Server
    middleware: ((context: RequestContext, next: () => Promise<void>) => Promise<void>)[]
    store: {
      putContent(path: string, content: unknown): Promise<unknown>
      getMetadata(bucket: string, key: string): Promise<{ etag: string }>
    }
  }
}
