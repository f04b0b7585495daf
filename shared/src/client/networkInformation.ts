interface NetworkInformation {
  /** Whether the user has asked the browser to save data. */
  saveData: boolean
  /** The speed of the connection: `slow-2g`, `2g`, `3g` or `4g`; '' if the browser does not report it. */
  effectiveType: string
}

/** Reads the browser's connection details (Network Information API, which not every browser has). */
export function networkInformation(): NetworkInformation {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (typeof connection !== 'object' || connection === null) return { saveData: false, effectiveType: '' }
  return {
    saveData: 'saveData' in connection && connection.saveData === true,
    effectiveType:
      'effectiveType' in connection && typeof connection.effectiveType === 'string' ? connection.effectiveType : '',
  }
}
