interface Picture {
  contentType: string
  base64: string
}

/** Decodes the picture in the data URL of a logo; undefined without one. */
export function logoPicture(logo: string | null): Picture | undefined {
  const [, contentType, base64] = /^data:(image\/(?:webp|png|jpeg));base64,([A-Za-z0-9+/]+=*)$/.exec(logo ?? '') ?? []
  return contentType !== undefined && base64 !== undefined ? { contentType, base64 } : undefined
}
