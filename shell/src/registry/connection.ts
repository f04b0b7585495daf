interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const connection = (): Connection => {
  const told: Connection | undefined = Reflect.get(navigator, 'connection')
  return told ?? {}
}

/** The user saves data, or has little of it: nothing is fetched that was not asked for. */
export function isThrifty(): boolean {
  const { saveData, effectiveType = '' } = connection()
  return saveData === true || effectiveType.endsWith('2g')
}

/** What takes long on a slow connection is not a fault yet. */
export const unhurried = (milliseconds: number): number =>
  /^(slow-2g|2g|3g)$/.test(connection().effectiveType ?? '') ? milliseconds * 3 : milliseconds
