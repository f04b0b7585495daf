interface NetworkInformation {
  /** The user asks to spare data. */
  saveData: boolean
  /** `slow-2g`, `2g`, `3g` or `4g`; empty where the browser does not say. */
  effectiveType: string
}

/** What the browser says of its connection (Network Information API, which not every browser has). */
export function networkInformation(): NetworkInformation {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (typeof connection !== 'object' || connection === null) return { saveData: false, effectiveType: '' }
  return {
    saveData: 'saveData' in connection && connection.saveData === true,
    effectiveType:
      'effectiveType' in connection && typeof connection.effectiveType === 'string' ? connection.effectiveType : '',
  }
}
