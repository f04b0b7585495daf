import { loadRemote, registerRemotes } from '@module-federation/runtime'
import type { AreaBuild } from 'shared/federation'
import { LoadFailure } from '../LoadFailure.ts'
import './areaRuntime.ts'

const attempts = new Map<string, number>()

/**
 * Registers a build with the federation runtime and returns what it exposes, or throws a LoadFailure. A build that is
 * loaded again is registered under another name: its entry runs anew, and what its container remembers of a chunk that
 * failed is gone. (`registerRemotes` with `force` would also delete the doors that this build was the first to open.)
 */
export async function loadRemoteModule({ container, base, entry, first, files }: AreaBuild): Promise<unknown> {
  for (const file of first) preload(base + file, files[file])
  const attempt = (attempts.get(container) ?? 0) + 1
  attempts.set(container, attempt)
  const name = attempt === 1 ? container : `${container}_${attempt}`
  registerRemotes([{ name, entry: new URL(base + entry, location.href).href, entryGlobalName: container, type: 'var' }])
  try {
    return (await loadRemote<{ default?: unknown }>(`${name}/remote`))?.default
  } catch (error) {
    if (error instanceof LoadFailure) throw error
    throw new LoadFailure(error instanceof Error && error.name === 'ChunkLoadError' ? 'chunk' : 'load', error)
  }
}

/** What the entry is going to load, fetched at the same time as the entry. The first page of a visit names it already. */
function preload(url: string, integrity = ''): void {
  if (document.querySelector(`[src="${url}"], [href="${url}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: url.endsWith('.css') ? 'style' : 'script', href: url, integrity })
  if (!url.startsWith('/')) link.crossOrigin = 'anonymous'
  document.head.append(link)
}
