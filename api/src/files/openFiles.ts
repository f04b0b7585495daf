import { resolve } from 'node:path'
import { refuseWaitForFiles } from '../heldConnection.ts'
import { bucketStore } from './bucketStore.ts'
import type { FileStore } from './FileStore.ts'
import { folderStore } from './folderStore.ts'

/** The store's address, and the environment variables with the access keys of a bucket. */
export interface FilesSettings {
  /** A folder, or `s3://bucket/prefix?endpoint=https://s3.example.org&region=fr-par`. */
  address: string
  env: NodeJS.ProcessEnv
}

const invalidAddress =
  'FILES_STORE is not a store address: give a folder, or s3://bucket/prefix?endpoint=https://s3.example.org&region=fr-par, without access keys.'

function parseAddress(text: string): URL {
  if (!URL.canParse(text)) throw new Error(invalidAddress)
  const address = new URL(text)
  // Messages show the address, so it must not contain access keys.
  if (address.username || address.password) throw new Error(invalidAddress)
  return address
}

/**
 * Wraps a store so that it throws when called inside a transaction, which would hold its database connection
 * meanwhile.
 */
const guardedStore = (store: FileStore): FileStore => ({
  put: async (key, bytes) => {
    refuseWaitForFiles()
    return store.put(key, bytes)
  },
  get: async (key) => {
    refuseWaitForFiles()
    return store.get(key)
  },
  delete: async (key) => {
    refuseWaitForFiles()
    return store.delete(key)
  },
})

/**
 * Opens the store at an address: a folder or an `s3://` URL. Outside production, calls inside a transaction throw.
 */
export function openFiles(settings: FilesSettings): FileStore {
  const store = storeAt(settings)
  return process.env.NODE_ENV === 'production' ? store : guardedStore(store)
}

function storeAt({ address, env }: FilesSettings): FileStore {
  if (!/^\w{2,}:\/\//.test(address)) return folderStore(resolve(address))
  const { hostname: bucket, pathname, searchParams, protocol } = parseAddress(address)
  const endpoint = searchParams.get('endpoint') ?? env['AWS_ENDPOINT_URL']
  const server = endpoint ? parseAddress(endpoint) : undefined
  if (protocol !== 's3:' || !bucket || !/^[\w./-]*$/.test(pathname) || (server && !/^https?:$/.test(server.protocol)))
    throw new Error(invalidAddress)
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = env
  if (!accessKeyId || !secretAccessKey)
    throw new Error('A bucket as FILES_STORE needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  const region = searchParams.get('region') ?? env['AWS_REGION'] ?? 'us-east-1'
  const root = server ? `${server.href.replace(/\/$/, '')}/${bucket}/` : `https://${bucket}.s3.${region}.amazonaws.com/`
  const keyPrefix = pathname.replace(/^\//, '').replace(/([^/])$/, '$1/')
  return bucketStore({
    address: root + keyPrefix,
    region,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
  })
}
