/** Matches a domain name, as `URL` normalises it, of at least two labels; the last one has letters only. */
const domainPattern = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/

/**
 * Whether the text is the http(s) address of a public website. Refuses other schemes, such as `javascript:`, which runs
 * code when a visitor follows the link, and user names, which hide the domain.
 */
export function isWebsite(text: string): boolean {
  if (!URL.canParse(text.trim())) return false
  const { protocol, username, password, hostname } = new URL(text.trim())
  return /^https?:$/.test(protocol) && username === '' && password === '' && domainPattern.test(hostname)
}
