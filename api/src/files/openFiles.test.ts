import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import S3rver from '@20minutes/s3rver'
import { errorCode } from 'shared/contracts/errorCodes'
import { openFiles } from './openFiles.ts'

const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }
const folder = mkdtempSync(join(tmpdir(), 'files-'))
const bucketFolder = mkdtempSync(join(tmpdir(), 'files-bucket-'))
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  directory: bucketFolder,
  silent: true,
  configureBuckets: [{ name: 'files', configs: [] }],
})
let endpoint = ''
beforeAll(async () => {
  endpoint = `http://127.0.0.1:${(await server.run()).port}`
})
afterAll(async () => {
  server.httpServer.closeAllConnections()
  await server.close()
  for (const path of [folder, bucketFolder]) rmSync(path, { recursive: true, force: true })
})

const stores: [string, () => string][] = [
  ['a folder', () => join(folder, 'not', 'there', 'yet')],
  ['a bucket', () => `s3://files?endpoint=${endpoint}`],
  ['a bucket with a key prefix', () => `s3://files/practice/one?endpoint=${endpoint}&region=fr-par`],
]

describe.each(stores)('files in %s', (_name, storeAddress) => {
  const open = () => openFiles({ address: storeAddress(), env: keys })

  it('can be written, read, replaced and deleted with any bytes', async () => {
    const files = open()
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256))
    await files.put('tenant/one', bytes)
    expect((await files.get('tenant/one'))?.equals(bytes)).toBe(true)
    await files.put('tenant/one', Buffer.from('two'))
    expect((await open().get('tenant/one'))?.toString()).toBe('two')
    await files.delete('tenant/one')
    expect(await files.get('tenant/one')).toBeUndefined()
  })

  it('are read as undefined if they do not exist, and deleting them then succeeds', async () => {
    expect(await open().get('tenant/none')).toBeUndefined()
    await open().delete('tenant/none')
  })
})

describe('the folder of files', () => {
  it('is readable only by the system user of the process, and contains no unfinished file', async () => {
    await openFiles({ address: folder, env: {} }).put('tenant/one', Buffer.from('one'))
    expect(readdirSync(join(folder, 'tenant'))).toEqual(['one'])
    expect(statSync(join(folder, 'tenant', 'one')).mode & 0o077).toBe(0)
  })
})

describe('the bucket of files', () => {
  it('throws an error with the status when it refuses the access keys', async () => {
    const files = openFiles({
      address: `s3://files?endpoint=${endpoint}`,
      env: { ...keys, AWS_SECRET_ACCESS_KEY: 'wrong' },
    })
    await expect(files.put('tenant/one', Buffer.from('x'))).rejects.toThrow('the file store returned 403 to PUT')
  })

  it('throws when it does not exist', async () => {
    await expect(
      openFiles({ address: `s3://other?endpoint=${endpoint}`, env: keys }).put('tenant/one', Buffer.from('x')),
    ).rejects.toThrow('no such bucket')
  })

  it('throws 503 when it is unreachable', async () => {
    const files = openFiles({ address: 's3://files?endpoint=http://127.0.0.1:9', env: keys })
    await expect(files.get('tenant/one')).rejects.toMatchObject({ status: 503, errorCode: errorCode.unavailable })
  })
})

describe('the setting FILES_STORE', () => {
  it.each([
    ['with an unknown scheme', 'https://bucket.example.org/files', keys, 'is not a store address'],
    ['without a bucket', 's3:///files', keys, 'is not a store address'],
    ['with access keys in the address', 's3://someone:secret@files', keys, 'is not a store address'],
    ['with an invalid endpoint', 's3://files?endpoint=localhost:9000', keys, 'is not a store address'],
    ['without keys in the environment', 's3://files', {}, 'needs AWS_ACCESS_KEY_ID'],
  ])('is refused %s, and the error does not contain its access keys', (_caseName, address, env, errorPart) => {
    expect(() => openFiles({ address, env })).toThrow(errorPart)
    expect(() => openFiles({ address, env })).not.toThrow(/someone|secret@/)
  })
})
