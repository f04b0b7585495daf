/** The style element emotion makes is empty: its rules come from code. This is the hash of nothing. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** A developer's own machine, whatever the port. */
const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*']

/** What the operator opens beside the product's own origin. */
export interface Openings {
  tilesOrigin?: string | undefined
  /** Where areas are published when it is not here: a bucket, a CDN. */
  areaOrigins?: readonly string[]
  /** Areas of a developer's machine may run in this shell. */
  overrides?: boolean
  /** The address people type begins with https. */
  https?: boolean
}

const withoutEmpty = (sources: readonly (string | undefined)[]) => sources.filter(Boolean).join(' ')

/** Nothing in line, nothing from elsewhere but what the operator opens. */
function contentSecurityPolicy(
  { tilesOrigin, areaOrigins = [], overrides = false }: Openings,
  frameAncestors: string,
): string {
  const areas = [...areaOrigins, ...(overrides ? ownMachine : [])]
  return [
    "default-src 'self'",
    withoutEmpty(["script-src 'self'", ...areas]),
    withoutEmpty([`style-src 'self' ${emptyStyle}`, ...areas]),
    withoutEmpty(["font-src 'self'", ...areas]),
    withoutEmpty(["connect-src 'self'", ...areas]),
    withoutEmpty(["img-src 'self' data: blob:", tilesOrigin, ...areas]),
    "media-src 'self' blob: data:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
}

const ofThePlace = (pathname: string): Record<string, string> =>
  pathname.startsWith('/embed/')
    ? { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
    : { 'cross-origin-resource-policy': 'same-origin' }

/** The one page that partners may put in a frame of theirs. */
const isFramable = (pathname: string) => /^\/embed\/v\d+\/frame\.html$/.test(pathname)

/** The headers of whatever is served at this address, there or missing. docker/gateway says the same to nginx, and a test holds both together. */
export const securityHeaders = (pathname: string, openings: Openings = {}): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(openings, isFramable(pathname) ? '*' : "'none'"),
  ...(!isFramable(pathname) && { 'x-frame-options': 'DENY' }),
  ...(openings.https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  'x-content-type-options': 'nosniff',
  // The address of a reset link holds its token: only the origin is ever told, our own API included.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(self)',
  ...ofThePlace(pathname),
})
