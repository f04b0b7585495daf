import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** What the server of the stack takes as its operator's keys. */
export const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

interface Ways {
  /** What it does with If-Match and If-None-Match of a put: what Amazon's does, what some do, or nothing as it comes. */
  conditions?: 'honoured' | 'refused' | 'ignored'
}

/** The S3 server of the stack. */
export async function bucketServer({ conditions = 'ignored' }: Ways = {}): Promise<{
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
  if (conditions !== 'ignored') answerConditions(server, conditions)
  putsAtOnce(server)
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

/** S3 shows a put whole or not at all; this server alone writes into the file that others read. */
function putsAtOnce({ middleware, store }: S3rver): void {
  const put = store.putContent.bind(store)
  store.putContent = async (path, content) => {
    const result = await put(`${path}.making`, content)
    renameSync(`${path}.making`, path)
    return result
  }
  let last = Promise.resolve()
  middleware.unshift((_visit, next) => {
    const turn = last.then(next)
    last = turn.catch(() => undefined)
    return turn
  })
}

function answerConditions({ middleware, store }: S3rver, conditions: 'honoured' | 'refused'): void {
  middleware.unshift(async (visit, next) => {
    const { 'if-match': match, 'if-none-match': none } = visit.headers
    if (visit.method !== 'PUT' || (!match && !none)) return next()
    const [, bucket = '', ...key] = visit.path.split('/')
    const found = await store.getMetadata(bucket, key.join('/')).catch(() => undefined)
    if (conditions === 'honoured' && (none ? found === undefined : found?.etag === match)) return next()
    visit.status = conditions === 'honoured' ? 412 : 501
    return undefined
  })
}
