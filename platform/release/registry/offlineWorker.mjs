// @ts-nocheck -- it runs in a service worker, whose globals are not those of the package it is served by.

// The service worker of the attendance sheets: it opens them without network on a device where one was opened. Its scope is
// their path alone. Pages always come from the network while there is one, so that no former product is served; what never
// changes under its URL may come from the cache. Calls of the API pass it by.
const cacheName = 'complice-emargement'
const pagePath = '/pros/emargement/'

const isImmutable = ({ pathname }) => /^\/(mf\/[^/]+|shell)\/[^/]+\/[^/]/.test(pathname)
const isApi = ({ pathname }) => /^\/(api|_mail)(\/|$)/.test(pathname)

async function fetchAndKeep(request, key) {
  const response = await fetch(request)
  if (response.ok) await (await caches.open(cacheName)).put(key, response.clone())
  return response
}

const kept = async (key) => (await caches.open(cacheName)).match(key, { ignoreVary: true })

async function networkFirst(request, key) {
  try {
    return await fetchAndKeep(request, key)
  } catch {
    return (await kept(key)) ?? Response.error()
  }
}

// One page serves every sheet: which one it is stands in the address alone.
const keyOf = (url) => (url.pathname.startsWith(pagePath) ? pagePath : url.pathname)

// Keeps exactly these files and the page; where one of them cannot be fetched, all stays as it was.
async function keepOnly(paths) {
  const cache = await caches.open(cacheName)
  const wanted = [pagePath, ...paths]
  await Promise.all(
    wanted.map(async (path) => {
      if (path === pagePath || !(await kept(path))) {
        const { ok } = await fetchAndKeep(path, path)
        if (!ok) throw new Error('not kept')
      }
    }),
  )
  for (const request of await cache.keys())
    if (!wanted.includes(new URL(request.url).pathname)) await cache.delete(request)
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
    event.respondWith(kept(url.pathname).then((found) => found ?? fetchAndKeep(request, url.pathname)))
  else event.respondWith(networkFirst(request, keyOf(url)))
})
