/** The style element emotion makes is empty: its rules come from code. This is the hash of nothing. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Nothing in line, nothing from elsewhere but the map's tiles. */
export const securityHeaders = (tilesOrigin?: string): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${emptyStyle}`,
    "connect-src 'self'",
    `img-src 'self' data: blob:${tilesOrigin ? ` ${tilesOrigin}` : ''}`,
    "media-src 'self' blob: data:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The address of a reset link holds its token: only the origin is ever told, our own API included.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(self)',
})
