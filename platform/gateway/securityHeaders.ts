import { isMeasured } from 'shared/domain/publicPages/measuredPages'
import { analyticsSources } from './analytics.ts'

/** Hash of an empty string: emotion adds an empty style element, and inserts its rules by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Origins of a developer's own machine, on any port. */
const developerOrigins = ['http://localhost:*', 'http://127.0.0.1:*']

/** The operator's choices that change the security headers. */
export interface SecurityOptions {
  tilesOrigin?: string | undefined
  /** Other origins that areas are loaded from: a bucket, a CDN. */
  areaOrigins?: readonly string[]
  /** Whether areas from a developer's machine may run in this shell. */
  overrides?: boolean
  /** Whether the audience of public pages may be measured. */
  analytics?: boolean
  /** Whether the site is served over https. */
  https?: boolean
}

const joinSources = (sources: readonly (string | undefined)[]) => sources.filter(Boolean).join(' ')

/**
 * Returns a policy that allows no inline code and, besides the site's own origin, only origins that the operator
 * allows.
 */
function contentSecurityPolicy(
  { tilesOrigin, areaOrigins = [], overrides = false, analytics = false }: SecurityOptions,
  frameAncestors: string,
): string {
  const measurementSources = analytics ? analyticsSources : undefined
  const areaSources = [...areaOrigins, ...(overrides ? developerOrigins : [])]
  return [
    "default-src 'self'",
    joinSources(["script-src 'self'", ...areaSources, measurementSources?.scripts]),
    joinSources([`style-src 'self' ${emptyStyle}`, ...areaSources]),
    joinSources(["font-src 'self'", ...areaSources]),
    joinSources(["connect-src 'self'", ...areaSources, measurementSources?.connections]),
    joinSources(["img-src 'self' data: blob:", tilesOrigin, ...areaSources, measurementSources?.images]),
    "media-src 'self' blob: data:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
}

const crossOriginHeaders = (pathname: string): Record<string, string> =>
  pathname.startsWith('/embed/')
    ? { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
    : { 'cross-origin-resource-policy': 'same-origin' }

/** Returns true for the only page that partners may embed in an iframe. */
const isFramable = (pathname: string) => /^\/embed\/v\d+\/frame\.html$/.test(pathname)

/**
 * Returns the security headers of a path, for files and 404 pages alike. docker/gateway sets the same headers in
 * nginx, and a test compares both gateways.
 */
export const securityHeaders = (pathname: string, options: SecurityOptions = {}): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(
    { ...options, analytics: options.analytics === true && isMeasured(pathname) },
    isFramable(pathname) ? '*' : "'none'",
  ),
  ...(!isFramable(pathname) && { 'x-frame-options': 'DENY' }),
  ...(options.https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  'x-content-type-options': 'nosniff',
  // Sends only the origin as referrer, even to the product's API: the URL of a password reset contains its token.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(self)',
  ...crossOriginHeaders(pathname),
})
