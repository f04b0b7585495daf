import { resolve } from 'node:path'
import { root } from '../../build/packages.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { bucketStore } from './bucketStore.ts'
import { folderStore } from './folderStore.ts'
import type { Store } from './Store.ts'

const example = 's3://bucket/prefix?endpoint=https://s3.example.org&region=fr-par'

/**
 * Opens the store at a location: a folder (`dist`, `/srv/complice/web`) or a bucket
 * (`s3://bucket/prefix?endpoint=http://localhost:9000&region=fr-par`).
 */
export function openStore(location: string, env: NodeJS.ProcessEnv): Store {
  if (!/^\w{2,}:\/\//.test(location)) return folderStore(resolve(root, location))
  const { hostname: bucket, pathname, searchParams, protocol } = parseUrl(location)
  const endpoint = searchParams.get('endpoint') ?? env['AWS_ENDPOINT_URL']
  const endpointUrl = endpoint ? parseUrl(endpoint) : undefined
  // Rejects characters that URLs encode, because listings contain the prefix unencoded.
  if (
    protocol !== 's3:' ||
    !bucket ||
    !/^[\w./-]*$/.test(pathname) ||
    (endpointUrl && !/^https?:$/.test(endpointUrl.protocol))
  ) {
    throw new OperatorError(`Invalid store address: use a folder, or ${example}.`)
  }
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = env
  if (!accessKeyId || !secretAccessKey)
    throw new OperatorError(
      `The bucket ${bucket} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.`,
    )
  const region = searchParams.get('region') ?? env['AWS_REGION'] ?? 'us-east-1'
  const address = endpointUrl
    ? `${endpointUrl.href.replace(/\/$/, '')}/${bucket}/`
    : `https://${bucket}.s3.${region}.amazonaws.com/`
  const prefix = pathname.replace(/^\//, '').replace(/([^/])$/, '$1/')
  return bucketStore({ address, prefix, region, accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) })
}

/** Parses a URL. Rejects keys in it, because addresses are logged and shown. */
function parseUrl(text: string): URL {
  if (!URL.canParse(text)) throw new OperatorError(`Invalid store address: use a folder, or ${example}.`)
  const address = new URL(text)
  if (address.username || address.password)
    throw new OperatorError(
      'Keys do not belong in an address: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY of the environment hold them.',
    )
  return address
}
