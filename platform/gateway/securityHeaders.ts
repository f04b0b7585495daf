import { isMeasured } from 'shared/domain/publicPages/measuredPages'
import { analyticsSources } from './analytics.ts'

/** Hash of an empty string: emotion adds an empty style element, and inserts its rules by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** A developer's own machine, on any port. */
const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*']

/** Origins that the operator allows in addition to the product's own. */
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

const withoutEmpty = (sources: readonly (string | undefined)[]) => sources.filter(Boolean).join(' ')

/** Allows no inline code, and only origins that the operator allows. */
function contentSecurityPolicy(
  { tilesOrigin, areaOrigins = [], overrides = false, analytics = false }: SecurityOptions,
  frameAncestors: string,
): string {
  const measurement = analytics ? analyticsSources : undefined
  const areas = [...areaOrigins, ...(overrides ? ownMachine : [])]
  return [
    "default-src 'self'",
    withoutEmpty(["script-src 'self'", ...areas, measurement?.scripts]),
    withoutEmpty([`style-src 'self' ${emptyStyle}`, ...areas]),
    withoutEmpty(["font-src 'self'", ...areas]),
    withoutEmpty(["connect-src 'self'", ...areas, measurement?.connections]),
    withoutEmpty(["img-src 'self' data: blob:", tilesOrigin, ...areas, measurement?.images]),
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

/** The only page that partners may embed in an iframe. */
const isFramable = (pathname: string) => /^\/embed\/v\d+\/frame\.html$/.test(pathname)

/**
 * The security headers of a path, for files and 404s alike. docker/gateway configures the same for nginx, and a test
 * compares both.
 */
export const securityHeaders = (pathname: string, options: SecurityOptions = {}): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(
    { ...options, analytics: options.analytics === true && isMeasured(pathname) },
    isFramable(pathname) ? '*' : "'none'",
  ),
  ...(!isFramable(pathname) && { 'x-frame-options': 'DENY' }),
  ...(options.https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  'x-content-type-options': 'nosniff',
  // The URL of a reset link holds its token: only the origin is sent, even to our own API.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(self)',
  ...crossOriginHeaders(pathname),
})
