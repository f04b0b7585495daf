import { resolve } from 'node:path'
import { bucketStore } from './bucketStore.ts'
import type { FileStore } from './FileStore.ts'
import { folderStore } from './folderStore.ts'

/** The address of the store, and the environment with the access keys of a bucket. */
export interface FilesSettings {
  /** A folder, or `s3://bucket/before?endpoint=https://s3.example.org&region=fr-par`. */
  where: string
  env: NodeJS.ProcessEnv
}

const wrong =
  'FILES_STORE is no store: a folder, or s3://bucket/before?endpoint=https://s3.example.org&region=fr-par, without keys in it.'

function addressIn(text: string): URL {
  if (!URL.canParse(text)) throw new Error(wrong)
  const address = new URL(text)
  // The address is shown in messages: it must not hold access keys.
  if (address.username || address.password) throw new Error(wrong)
  return address
}

/** The same addresses as those of the store of releases. */
export function openFiles({ where, env }: FilesSettings): FileStore {
  if (!/^\w{2,}:\/\//.test(where)) return folderStore(resolve(where))
  const { hostname: bucket, pathname, searchParams, protocol } = addressIn(where)
  const endpoint = searchParams.get('endpoint') ?? env['AWS_ENDPOINT_URL']
  const server = endpoint ? addressIn(endpoint) : undefined
  if (protocol !== 's3:' || !bucket || !/^[\w./-]*$/.test(pathname) || (server && !/^https?:$/.test(server.protocol)))
    throw new Error(wrong)
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = env
  if (!accessKeyId || !secretAccessKey)
    throw new Error('A bucket as FILES_STORE needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  const region = searchParams.get('region') ?? env['AWS_REGION'] ?? 'us-east-1'
  const root = server ? `${server.href.replace(/\/$/, '')}/${bucket}/` : `https://${bucket}.s3.${region}.amazonaws.com/`
  const before = pathname.replace(/^\//, '').replace(/([^/])$/, '$1/')
  return bucketStore({
    address: root + before,
    region,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
  })
}
