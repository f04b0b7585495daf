import { useEffect } from 'react'

const workerPath = '/pros/emargement/worker.js'
const scope = '/pros/emargement/'

/** The files of the product that this document has loaded. */
const loadedPaths = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && !/^\/(api|_mail)\//.test(pathname))
      .map(({ pathname }) => pathname),
  ),
]

async function keepPage(): Promise<void> {
  // Not `serviceWorker.ready`: a document that was opened on the agenda is not controlled by the worker.
  const { installing, waiting, active } = await navigator.serviceWorker.register(workerPath, {
    scope,
    updateViaCache: 'none',
  })
  const worker = installing ?? waiting ?? active
  worker?.postMessage({ keep: loadedPaths() }, [])
}

/**
 * Lets the page open again without network once it is ready: a service worker stores the files it loaded. Without
 * service workers, the page works as long as it stays open.
 */
export function useOfflinePage(isReady: boolean): void {
  useEffect(() => {
    if (isReady && 'serviceWorker' in navigator) keepPage().catch(() => undefined)
  }, [isReady])
}
