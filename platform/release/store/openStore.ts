import { resolve } from 'node:path'
import { root } from '../../build/packages.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { bucketStore } from './bucketStore.ts'
import { folderStore } from './folderStore.ts'
import type { Store } from './Store.ts'

/** `dist`, `/srv/complice/web`, or `s3://bucket/before?endpoint=http://localhost:9000&region=fr-par`. */
export function openStore(where: string, env: NodeJS.ProcessEnv): Store {
  if (!where.startsWith('s3://')) return folderStore(resolve(root, where))
  const { hostname: bucket, pathname, searchParams } = new URL(where)
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken } = env
  if (!accessKeyId || !secretAccessKey) throw new OperatorError(`${where} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.`)
  const region = searchParams.get('region') ?? env['AWS_REGION'] ?? 'us-east-1'
  const endpoint = searchParams.get('endpoint') ?? env['AWS_ENDPOINT_URL']
  const address = endpoint ? `${endpoint.replace(/\/$/, '')}/${bucket}/` : `https://${bucket}.s3.${region}.amazonaws.com/`
  const prefix = pathname.replace(/^\//, '').replace(/([^/])$/, '$1/')
  return bucketStore({ address, prefix, region, accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) })
}
