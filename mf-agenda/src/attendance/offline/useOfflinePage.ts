import { useEffect } from 'react'

const workerPath = '/pros/emargement/worker.js'
const scope = '/pros/emargement/'

/** Lists the paths of the files of this origin that the document has loaded, except responses of the API. */
const listLoadedPaths = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && !/^\/(api|_mail)\//.test(pathname))
      .map(({ pathname }) => pathname),
  ),
]

async function cachePage(): Promise<void> {
  // Does not wait for `serviceWorker.ready`: the worker's scope is the attendance pages, so it does not control a
  // document opened on the agenda.
  const { installing, waiting, active } = await navigator.serviceWorker.register(workerPath, {
    scope,
    updateViaCache: 'none',
  })
  const worker = installing ?? waiting ?? active
  worker?.postMessage({ keep: listLoadedPaths() }, [])
}

/**
 * Once `isReady`, caches the loaded files in a service worker, so that the page can be reopened offline. Without
 * service workers, the page works as long as it stays open.
 */
export function useOfflinePage(isReady: boolean): void {
  useEffect(() => {
    if (isReady && 'serviceWorker' in navigator) cachePage().catch(() => undefined)
  }, [isReady])
}
