import { describe, expect, it } from '@jest/globals'
import { headersOf } from './headersOf.ts'
import { parseListing, parseErrorMessage } from './bucketListing.ts'

const object = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-03-02T10:00:00.000Z</LastModified><Size>3</Size></Contents>`
const listing = (inner: string) =>
  `<?xml version="1.0"?>\n<ListBucketResult><Name>web</Name><Prefix>site/</Prefix>${inner}</ListBucketResult>`

describe('parseListing', () => {
  it('returns the files with their dates, and the folders', () => {
    const xml = listing(
      `${object('site/a.js')}\n${object('site/b.js')}<CommonPrefixes><Prefix>site/mf/</Prefix></CommonPrefixes>`,
    )
    const lastModifiedMs = Date.parse('2026-03-02T10:00:00Z')
    expect(parseListing(xml)).toEqual({
      files: [
        { key: 'site/a.js', lastModifiedMs },
        { key: 'site/b.js', lastModifiedMs },
      ],
      folders: ['site/mf/'],
      continuationToken: undefined,
    })
  })

  it('returns the continuation token when the listing is truncated', () => {
    expect(
      parseListing(
        listing(
          `<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b==</NextContinuationToken>${object('a')}`,
        ),
      ).continuationToken,
    ).toBe('a&b==')
  })

  it.each([
    ['R&amp;D.js', 'R&D.js'],
    ['&lt;a&gt;&quot;b&quot;', '<a>"b"'],
    ['l&apos;&#233;t&#xE9;', "l'été"],
    ['&amp;lt;', '&lt;'],
    ['&unknown;', '&unknown;'],
  ])('decodes the XML entities of the key %s', (encodedKey, key) => {
    expect(parseListing(listing(object(encodedKey))).files.map((file) => file.key)).toEqual([key])
  })

  it('returns nothing for an empty bucket', () => {
    expect(parseListing(listing(''))).toEqual({ files: [], folders: [], continuationToken: undefined })
  })
})

describe('parseErrorMessage', () => {
  it("returns the server's message, or the response if it has none", () => {
    expect(
      parseErrorMessage('<Error><Code>AccessDenied</Code><Message>Access Denied &amp; logged</Message></Error>'),
    ).toBe('Access Denied & logged')
    expect(parseErrorMessage('<html>Bad Gateway</html>')).toBe('<html>Bad Gateway</html>')
  })
})

describe('headersOf', () => {
  it.each([
    ['mf/agenda/0.1.0-12ab/remote.1f.js', 'text/javascript; charset=utf-8', /immutable/],
    ['shell/0.1.0-12ab/figtree.woff2', 'font/woff2', /immutable/],
    ['embed/v1/0.1.0-12ab/latest.json', 'application/json; charset=utf-8', /immutable/],
    ['embed/v1/embed.js', 'text/javascript; charset=utf-8', /^public, max-age=300,/],
    ['embed/v1/latest.json', 'application/json; charset=utf-8', /^no-cache$/],
    ['mf/agenda/channel.json', 'application/json; charset=utf-8', /^no-cache$/],
    ['mf/agenda/0.1.0-12ab/remote.json', 'application/json; charset=utf-8', /^no-cache$/],
    ['pages/at/pros/session/page.html', 'text/html; charset=utf-8', /^no-cache$/],
    ['registry.json.br', 'application/octet-stream', /^no-cache$/],
  ])('returns for %s the content type %s and the caching of its kind of file', (path, type, caching) => {
    expect(headersOf(path)).toEqual({ 'content-type': type, 'cache-control': expect.stringMatching(caching) })
  })
})
