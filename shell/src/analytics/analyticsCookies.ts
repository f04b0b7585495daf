const analyticsCookieNames = () =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.replace(/=.*/s, ''))
    .filter((name) => /^_ga(_|$)/.test(name))

/** The host and its parent domains: `app.complice.fr`, `complice.fr`, `fr`. */
const cookieDomains = () => {
  const labels = location.hostname.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

/** Deletes the cookies of the Google tag, whichever domain they were set for. */
export function deleteAnalyticsCookies(): void {
  for (const name of analyticsCookieNames())
    for (const domain of ['', ...cookieDomains().map((host) => `; domain=${host}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`
}
