/**
 * Returns the URL of the embed's folder, `/embed/v1/` on the product's host; empty if neither parameter contains the host.
 *
 * - `origin`: the element's attribute, which takes precedence and works however the page includes the script.
 * - `addresses`: the URL of the script element, and the stack of an error, which contains the URL of the running file
 *   even in a module or with `import()`. URLs other than `/embed/v1/embed.js` are ignored: they are the partner's files.
 */
export function findEmbedBase(origin: string | null, addresses: string): string {
  const [host] = /https?:\/\/[^/\s]+(?=\/+embed\/v1\/embed\.js)/.exec(`${origin}/embed/v1/embed.js ${addresses}`) ?? []
  return host ? `${host}/embed/v1/` : ''
}
