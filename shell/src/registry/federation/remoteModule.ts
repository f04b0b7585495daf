import { loadRemote, registerRemotes } from '@module-federation/runtime'
import type { AreaBuild } from 'shared/federation'
import { LoadFailure } from '../LoadFailure.ts'
import './areaRuntime.ts'

const attemptsByContainer = new Map<string, number>()

/**
 * Registers a build with the federation runtime and returns its exports, or throws a LoadFailure. A build that is
 * loaded again gets another name, so that its entry runs again and its container forgets failed chunks.
 * (`registerRemotes` with `force` would also delete entry points that this build was the first to load.)
 */
export async function loadRemoteModule({ container, base, entry, first, files }: AreaBuild): Promise<unknown> {
  for (const file of first) preload(base + file, files[file])
  const attempt = (attemptsByContainer.get(container) ?? 0) + 1
  attemptsByContainer.set(container, attempt)
  const name = attempt === 1 ? container : `${container}_${attempt}`
  registerRemotes([{ name, entry: new URL(base + entry, location.href).href, entryGlobalName: container, type: 'var' }])
  try {
    return (await loadRemote<{ default?: unknown }>(`${name}/remote`))?.default
  } catch (error) {
    if (error instanceof LoadFailure) throw error
    throw new LoadFailure(error instanceof Error && error.name === 'ChunkLoadError' ? 'chunk' : 'load', error)
  }
}

/**
 * Preloads the files that the entry is going to load, at the same time as the entry. On the first page of a visit,
 * the HTML already preloads them.
 */
function preload(url: string, integrity = ''): void {
  if (document.querySelector(`[src="${url}"], [href="${url}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: url.endsWith('.css') ? 'style' : 'script', href: url, integrity })
  if (!url.startsWith('/')) link.crossOrigin = 'anonymous'
  document.head.append(link)
}
