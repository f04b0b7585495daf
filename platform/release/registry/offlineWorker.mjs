// @ts-nocheck -- it runs in a service worker, whose globals differ from those of this package.

// Service worker that opens the attendance sheets without a network, on a device that has opened a sheet before. Its
// scope is only the path of the sheets. Pages come from the network whenever it can be reached, so that no old release
// is served; immutable files may come from the cache. The worker does not handle calls of the API.
const cacheName = 'complice-emargement'
const pagePath = '/pros/emargement/'

const isImmutable = ({ pathname }) => /^\/(mf\/[^/]+|shell)\/[^/]+\/[^/]/.test(pathname)
const isApi = ({ pathname }) => /^\/(api|_mail)(\/|$)/.test(pathname)

async function fetchAndCache(request, key) {
  const response = await fetch(request)
  if (response.ok) await (await caches.open(cacheName)).put(key, response.clone())
  return response
}

const readCached = async (key) => (await caches.open(cacheName)).match(key, { ignoreVary: true })

async function networkFirst(request, key) {
  try {
    return await fetchAndCache(request, key)
  } catch {
    return (await readCached(key)) ?? Response.error()
  }
}

// All sheets have the same HTML page, so one cached copy serves every sheet.
const keyOf = (url) => (url.pathname.startsWith(pagePath) ? pagePath : url.pathname)

// Makes the cache contain exactly these files and the page. Deletes nothing when one of the files cannot be fetched.
async function keepOnly(paths) {
  const cache = await caches.open(cacheName)
  const wantedPaths = [pagePath, ...paths]
  await Promise.all(
    wantedPaths.map(async (path) => {
      if (path === pagePath || !(await readCached(path))) {
        const { ok } = await fetchAndCache(path, path)
        if (!ok) throw new Error('not cached')
      }
    }),
  )
  for (const request of await cache.keys())
    if (!wantedPaths.includes(new URL(request.url).pathname)) await cache.delete(request)
}

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keepOnly(event.data.keep).catch(() => undefined))
})
addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || isApi(url)) return
  if (isImmutable(url))
    event.respondWith(readCached(url.pathname).then((found) => found ?? fetchAndCache(request, url.pathname)))
  else event.respondWith(networkFirst(request, keyOf(url)))
})
