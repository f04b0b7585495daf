import { describe, expect, it } from '@jest/globals'
import { root } from '../../build/packages.ts'
import { openStore } from './openStore.ts'

const keys = { AWS_ACCESS_KEY_ID: 'someone', AWS_SECRET_ACCESS_KEY: 'secret' }

describe('openStore', () => {
  it.each([
    ['dist', `${root}/dist`],
    ['/srv/web', '/srv/web'],
    ['s3://web', 'https://web.s3.us-east-1.amazonaws.com/'],
    ['s3://web/site/one?region=fr-par', 'https://web.s3.fr-par.amazonaws.com/site/one/'],
    ['s3://web/site/?endpoint=http://localhost:9000/', 'http://localhost:9000/web/site/'],
  ])('opens %s at %s', (address, location) => {
    expect(openStore(address, keys).location).toBe(location)
  })

  it.each([
    ['with another scheme', 'https://bucket.example.org/web', 'Invalid store address'],
    ['without a bucket', 's3:///site', 'Invalid store address'],
    ['with characters that can be encoded', 's3://web/mon%20site', 'Invalid store address'],
    ['with an invalid endpoint', 's3://web?endpoint=localhost:9000', 'Invalid store address'],
    ['with keys', 's3://someone:secret@web', 'Keys do not belong in an address'],
    [
      'with keys in its endpoint',
      's3://web?endpoint=https://someone:secret@s3.example.org',
      'Keys do not belong in an address',
    ],
  ])('rejects an address %s, and does not repeat its keys in the message', (_caseName, address, message) => {
    expect(() => openStore(address, keys)).toThrow(message)
    expect(() => openStore(address, keys)).not.toThrow(/someone:|secret@/)
  })

  it('requires access keys in the environment for a bucket', () => {
    expect(() => openStore('s3://web', {})).toThrow(
      'The bucket web needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.',
    )
  })
})
