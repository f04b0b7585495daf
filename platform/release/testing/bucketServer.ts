import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** Access keys that the test server accepts. */
export const testKeys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

interface BucketServerOptions {
  /**
   * How a put with If-Match or If-None-Match is handled: honoured as by Amazon, refused with status 501 as by some
   * servers, or accepted without the check.
   */
  conditions?: 'honoured' | 'refused' | 'ignored'
}

/** Starts a local S3 server for tests; returns the store's URL and a function that stops the server. */
export async function startBucketServer({ conditions = 'ignored' }: BucketServerOptions = {}): Promise<{
  url: string
  stop: () => Promise<void>
}> {
  const directory = mkdtempSync(join(tmpdir(), 'bucket-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: 'web', configs: [] }],
  })
  if (conditions !== 'ignored') applyConditions(server, conditions)
  makePutsAtomic(server)
  const { port } = await server.run()
  return {
    url: `s3://web/site?endpoint=http://127.0.0.1:${port}`,
    async stop() {
      server.httpServer.closeAllConnections()
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/**
 * Makes puts atomic as in S3: the server handles one request at a time, and each put writes a temporary file and
 * renames it. Otherwise the server would write directly into the file that readers open.
 */
function makePutsAtomic({ middleware, store }: S3rver): void {
  const put = store.putContent.bind(store)
  store.putContent = async (path, content) => {
    const result = await put(`${path}.making`, content)
    renameSync(`${path}.making`, path)
    return result
  }
  let previousRequest = Promise.resolve()
  middleware.unshift((_context, next) => {
    const request = previousRequest.then(next)
    previousRequest = request.catch(() => undefined)
    return request
  })
}

function applyConditions({ middleware, store }: S3rver, conditions: 'honoured' | 'refused'): void {
  middleware.unshift(async (context, next) => {
    const { 'if-match': match, 'if-none-match': none } = context.headers
    if (context.method !== 'PUT' || (!match && !none)) return next()
    const [, bucket = '', ...key] = context.path.split('/')
    const existingObject = await store.getMetadata(bucket, key.join('/')).catch(() => undefined)
    if (conditions === 'honoured' && (none ? existingObject === undefined : existingObject?.etag === match))
      return next()
    context.status = conditions === 'honoured' ? 412 : 501
    return undefined
  })
}
