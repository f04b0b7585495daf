import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KitBundle } from './kitBundle.ts'

const document = `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Kit</title>
<link rel="stylesheet" href="/_kit/kit.css"></head>
<body><div id="root"></div><script type="module" src="/_kit/kit.js"></script></body>
</html>
`

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
}
const contentTypeOf = (name: string) => types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

const send = (response: ServerResponse, type: string, content: string | Uint8Array) =>
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(content)

/**
 * Returns a request handler for `/_kit`, which bundles the changed sources each time the page is opened. It returns
 * false without a response for every other path.
 */
export function serveKit(bundle: KitBundle): (request: IncomingMessage, response: ServerResponse) => boolean {
  let files = bundle.rebuild()
  return ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://kit')
    if (pathname === '/_kit') files = bundle.rebuild()
    else if (!pathname.startsWith('/_kit/')) return false
    const name = pathname.slice('/_kit/'.length)
    files.then(
      (builtFiles) => {
        const file = builtFiles.get(name)
        if (pathname === '/_kit') send(response, 'text/html; charset=utf-8', document)
        else if (file) send(response, contentTypeOf(name), file)
        else response.writeHead(404).end()
      },
      (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error)),
    )
    return true
  }
}
