let isRequested = false

/**
 * Asks the browser, once per document, not to empty this site's storage by itself, because the device
 * holds data that is not sent or saved yet. The browser may refuse, or ask the user. Never throws.
 */
export function requestPersistentStorage(): void {
  if (isRequested || !('storage' in navigator)) return
  isRequested = true
  navigator.storage.persist().catch(() => undefined)
}

/** Whether the browser promised not to empty this site's storage by itself. Never rejects. */
export const isStoragePersistent = async (): Promise<boolean> =>
  'storage' in navigator && navigator.storage.persisted().catch(() => false)
