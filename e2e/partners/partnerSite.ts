import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const libraries: Record<string, string> = {
  '/react.js': require.resolve('react/umd/react.production.min.js'),
  '/react-dom.js': require.resolve('react-dom/umd/react-dom.production.min.js'),
  '/vue.js': require.resolve('vue/dist/vue.global.prod.js'),
}

export interface PartnerSite {
  origin: string
  close: () => Promise<void>
}

/**
 * Serves a partner's site, the files of `pages`, on its own origin, with the product's origin and a therapist's id
 * inserted. `/concatenated.js` is `embed.js` concatenated with code of the partner, as optimisers of websites do.
 */
export async function startPartnerSite(values: { complice: string; therapist: string }): Promise<PartnerSite> {
  /**
   * Allows only the sources that the partners' page lists for the element and the frame, and the site's style sheets.
   */
  const strictPolicy = `default-src 'none'; script-src ${values.complice}; connect-src ${values.complice}; frame-src ${values.complice}; img-src data:; style-src 'self'`

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://partner')
    const library = libraries[pathname]
    const loadFile = async () => {
      if (library) return { type: 'text/javascript', content: await readFile(library, 'utf8') }
      if (pathname === '/concatenated.js') {
        const loader = await fetch(`${values.complice}/embed/v1/embed.js`)
        return { type: 'text/javascript', content: `const shop = 1;${await loader.text()};const cart = 2` }
      }
      const page = await readFile(join(import.meta.dirname, 'pages', pathname), 'utf8')
      return {
        type: pathname.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8',
        content: page.replaceAll('{complice}', values.complice).replaceAll('{therapist}', values.therapist),
      }
    }
    loadFile().then(
      ({ type, content }) =>
        response
          .writeHead(200, {
            'content-type': type,
            ...(pathname.startsWith('/strict') && { 'content-security-policy': strictPolicy }),
          })
          .end(content),
      () => response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error("the partner's server has no port")
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
