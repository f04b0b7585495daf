import type { Registry } from 'shared/federation'
import { failed, passed, summed } from './Tally.ts'
import type { Tally } from './Tally.ts'

const compared = [
  'content-type',
  'content-encoding',
  'cache-control',
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'access-control-allow-origin',
  'cross-origin-resource-policy',
]

/** Asks two gateways for every page an area owns and every file that is live, as a browser does. */
export async function sameAnswers(one: string, other: string): Promise<Tally> {
  const tallies: Tally[] = []
  for (const path of await addresses(one)) {
    const [left, right] = await Promise.all([answerOf(one + path), answerOf(other + path)])
    const isSame = left === right
    if (!isSame) console.error(`${path} is answered differently:\n${left.slice(0, 1000)}\n${right.slice(0, 1000)}`)
    tallies.push(isSame ? passed : failed)
  }
  return summed(tallies)
}

async function addresses(origin: string): Promise<string[]> {
  const read = async <T>(path: string): Promise<T> => (await fetch(origin + path)).json()
  const { areas, shell } = await read<Registry>('/registry.json')
  const { files } = await read<{ files: object }>(`/shell/${shell}/shell.json`)
  const live = Object.values(areas).flatMap(({ current, builds }) => builds[current] ?? [])
  const pages = live
    .flatMap(({ descriptor }) => descriptor.paths)
    .flatMap(({ path }) => [path.replaceAll(/\/:\w+\?/g, ''), path.replaceAll(/:\w+\??/g, 'x')])
  return [
    '/nowhere',
    ...['embed.js', 'latest.json', 'frame.html'].map((name) => `/embed/v1/${name}`),
    '/registry.json',
    ...new Set(pages),
    ...live.flatMap(({ base, files: ofTheArea }) => Object.keys(ofTheArea).map((name) => base + name)),
    ...Object.keys(files).map((name) => `/shell/${shell}/${name}`),
  ]
}

async function answerOf(address: string): Promise<string> {
  const { status, headers, ...body } = await fetch(address, { headers: { 'accept-encoding': 'br, gzip' } }).then(
    async (answer) => ({ status: answer.status, headers: answer.headers, text: await answer.text() }),
  )
  return [status, ...compared.map((name) => `${name}: ${headers.get(name)}`), body.text].join('\n')
}
