interface Picture {
  contentType: string
  base64: string
}

/**
 * Splits the data URL of a logo into content type and base64 data; undefined for anything but a WebP, PNG or JPEG data
 * URL.
 */
export function logoPicture(logo: string | null): Picture | undefined {
  const [, contentType, base64] = /^data:(image\/(?:webp|png|jpeg));base64,([A-Za-z0-9+/]+=*)$/.exec(logo ?? '') ?? []
  return contentType !== undefined && base64 !== undefined ? { contentType, base64 } : undefined
}
