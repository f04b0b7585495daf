import type { AreaBuild } from 'shared/federation'
import { gate } from '../integrity/scriptIntegrity.ts'
import { LoadFailure } from './LoadFailure.ts'

/** What webpack makes of an area (https://webpack.js.org/concepts/module-federation/). */
interface Container {
  init: (doors: object) => void | Promise<void>
  get: (name: './remote') => Promise<() => { default?: unknown }>
}

// Written by webpack in place of these names: the doors that the shell provides.
declare const __webpack_init_sharing__: (scope: 'default') => Promise<void>
declare const __webpack_share_scopes__: { default: object }

const opened = new Set<string>()

/**
 * Runs the entry of a build, unless the page did already, and answers what it exposes, or a LoadFailure. Asked again,
 * the entry is run anew: what its container remembers of a chunk that failed goes with it.
 */
export async function exposedBy({ container: name, base, entry, first, files }: AreaBuild): Promise<unknown> {
  for (const file of first) preload(base + file, files[file])
  if (opened.has(name) || !isContainer(Reflect.get(globalThis, name))) await runAnew(name, base + entry)
  opened.add(name)
  await __webpack_init_sharing__('default')
  const container: unknown = Reflect.get(globalThis, name)
  if (!isContainer(container)) throw new LoadFailure('entry', new Error(`${name} is no container`))
  try {
    await container.init(__webpack_share_scopes__.default)
    const exposed = await container.get('./remote')
    return exposed().default
  } catch (error) {
    throw new LoadFailure(error instanceof Error && error.name === 'ChunkLoadError' ? 'chunk' : 'load', error)
  }
}

/** What the entry is going to ask for, at the same time as the entry. The page that was opened has it already. */
function preload(url: string, integrity = ''): void {
  if (document.querySelector(`[src="${url}"], [href="${url}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: url.endsWith('.css') ? 'style' : 'script', href: url, integrity })
  if (!url.startsWith('/')) link.crossOrigin = 'anonymous'
  document.head.append(link)
}

const runAnew = (name: string, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    Reflect.set(globalThis, name, undefined)
    const script = document.createElement('script')
    script.src = url
    gate(script, url)
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new LoadFailure('entry', new Error(`${url} could not be run`))))
    document.head.append(script)
  })

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  'init' in value &&
  'get' in value &&
  typeof value.init === 'function' &&
  typeof value.get === 'function'
