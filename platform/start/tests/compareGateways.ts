import type { Registry } from 'shared/federation'
import { oneFailed, onePassed, sumCounts } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'

const comparedHeaders = [
  'content-type',
  'content-encoding',
  'cache-control',
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'access-control-allow-origin',
  'cross-origin-resource-policy',
]

/**
 * Requests every page of the areas and every live file from two gateways, as a browser does; counts equal responses as
 * passed and different responses as failed.
 */
export async function compareGateways(leftOrigin: string, rightOrigin: string): Promise<TestCount> {
  const counts: TestCount[] = []
  for (const path of await listPathsToCompare(leftOrigin)) {
    const [left, right] = await Promise.all([fetchAsText(leftOrigin + path), fetchAsText(rightOrigin + path)])
    const isSame = left === right
    if (!isSame) console.error(`${path} differs:\n${left.slice(0, 1000)}\n${right.slice(0, 1000)}`)
    counts.push(isSame ? onePassed : oneFailed)
  }
  return sumCounts(counts)
}

async function listPathsToCompare(origin: string): Promise<string[]> {
  const fetchJson = async <T>(path: string): Promise<T> => (await fetch(origin + path)).json()
  const { areas, shell } = await fetchJson<Registry>('/registry.json')
  const { files } = await fetchJson<{ files: object }>(`/shell/${shell}/shell.json`)
  const liveBuilds = Object.values(areas).flatMap(({ current, builds }) => builds[current] ?? [])
  const pages = liveBuilds
    .flatMap(({ descriptor }) => descriptor.paths)
    .flatMap(({ path }) => [path.replaceAll(/\/:\w+\?/g, ''), path.replaceAll(/:\w+\??/g, 'x')])
  return [
    '/nowhere',
    ...['embed.js', 'latest.json', 'frame.html'].map((name) => `/embed/v1/${name}`),
    '/registry.json',
    ...new Set(pages),
    ...liveBuilds.flatMap(({ base, files: areaFiles }) => Object.keys(areaFiles).map((name) => base + name)),
    ...Object.keys(files).map((name) => `/shell/${shell}/${name}`),
  ]
}

async function fetchAsText(url: string): Promise<string> {
  const { status, headers, ...body } = await fetch(url, { headers: { 'accept-encoding': 'br, gzip' } }).then(
    async (response) => ({ status: response.status, headers: response.headers, text: await response.text() }),
  )
  return [status, ...comparedHeaders.map((name) => `${name}: ${headers.get(name)}`), body.text].join('\n')
}
