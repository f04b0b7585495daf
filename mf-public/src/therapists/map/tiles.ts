/** Where the ground of the map comes from: the operator's choice, asked for at run time (`/settings.json`). */
export interface Tiles {
  /** A template of addresses: `https://tiles.example/{z}/{x}/{y}.png` */
  url: string
  attribution: string
}

const textOf = (settings: object, name: string) => {
  const value: unknown = Reflect.get(settings, name)
  return typeof value === 'string' ? value : ''
}

/** Null where none is configured, or nothing answers: the outline is drawn. */
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
