/**
 * Returns the URL of the embed's folder, `/embed/v1/` on the product's host, empty if nothing tells it:
 *
 * - `origin`, the element's attribute, tells it however the page includes the script;
 * - `addresses`: the addresses of script elements, and the stack of an error, which names the running file also of a
 *   module or of `import()`. Of these only `/embed/v1/embed.js` counts: any other is the partner's.
 */
export function baseIn(origin: string | null, addresses: string): string {
  const [host] = /https?:\/\/[^/\s]+(?=\/+embed\/v1\/embed\.js)/.exec(`${origin}/embed/v1/embed.js ${addresses}`) ?? []
  return host ? `${host}/embed/v1/` : ''
}
