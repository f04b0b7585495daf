import { describe, expect, it } from '@jest/globals'
import { parseCliArguments, UsageError } from './cliArguments.ts'

const parse = (line: string, env = {}) => parseCliArguments(line.split(' '), env)

describe('parseCliArguments', () => {
  it.each([
    ['publish mf-agenda', { command: 'publish', name: 'mf-agenda', store: 'dist', options: {} }],
    [
      'publish shell --reason faster --store s3://web',
      { command: 'publish', name: 'shell', store: 's3://web', options: { reason: 'faster' } },
    ],
    [
      'publish mf-agenda --percent 5 --groups team,friends',
      { options: { share: { percent: 5, groups: ['team', 'friends'] } } },
    ],
    [
      'canary mf-agenda --groups team --build 0.1.0-12ab',
      { options: { build: '0.1.0-12ab', share: { percent: 0, groups: ['team'] } } },
    ],
    ['canary mf-agenda --promote', { promote: true, end: false }],
    ['publish embed --build 0.1.0-12ab', { command: 'publish', name: 'embed', options: { build: '0.1.0-12ab' } }],
    ['publish mf-equipment --from ../dist', { name: 'mf-equipment', from: '../dist', options: {} }],
    ['status --compose', { command: 'status', name: '', compose: true }],
  ])('parses %s', (line, expected) => {
    expect(parse(line)).toMatchObject(expected)
  })

  it('uses the store of --store, else of RELEASE_STORE, else dist', () => {
    expect(parse('status', { RELEASE_STORE: '/srv/web' }).store).toBe('/srv/web')
    expect(parse('status --store /tmp/x', { RELEASE_STORE: '/srv/web' }).store).toBe('/tmp/x')
    expect(parse('status', { RELEASE_STORE: '' }).store).toBe('dist')
  })

  it.each([
    'burn mf-agenda',
    'status agenda',
    'status embed',
    'publish',
    'publish agenda',
    'publish mf-agenda mf-public',
    'publish mf-agenda --percent 101',
    'publish mf-agenda --percent few',
    'publish mf-agenda --build ../../etc',
    'publish mf-agenda --without-conformance=',
    'publish mf-agenda --fast',
    'publish mf-agenda --from=',
    'publish mf-agenda --from ../dist --build 0.1.0-12ab',
    'publish shell --from ../dist',
    'rollback mf-agenda --from ../dist',
    'publish mf-agenda --promote',
    'rollback mf-agenda --percent 5',
    'canary shell --percent 5',
    'publish mf-agenda --percent=',
    'canary mf-agenda',
    'canary mf-agenda --promote --end',
    'canary mf-agenda --promote --percent 20',
    'canary mf-agenda --promote --build 0.1.0-12ab',
    'disable shell',
    'publish shell --groups team',
    'rollback embed',
    'publish embed --percent 5',
  ])('rejects %s', (line) => {
    expect(() => parse(line)).toThrow(UsageError)
  })
})
