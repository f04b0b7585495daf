/** Tiles of the map, which the operator configures in `/settings.json`. */
export interface Tiles {
  /** A URL template: `https://tiles.example/{z}/{x}/{y}.png` */
  url: string
  attribution: string
}

const textOf = (settings: object, name: string) => {
  const value: unknown = Reflect.get(settings, name)
  return typeof value === 'string' ? value : ''
}

/** Reads the configured tiles; null if no tiles are configured or the request fails. */
export async function readTiles(): Promise<Tiles | null> {
  try {
    const response = await fetch('/settings.json')
    const settings: unknown = response.ok ? await response.json() : null
    if (typeof settings !== 'object' || settings === null) return null
    const url = textOf(settings, 'tilesUrl')
    return url ? { url, attribution: textOf(settings, 'tilesAttribution') } : null
  } catch {
    return null
  }
}
