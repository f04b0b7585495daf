/**
 * Imports a module that is not needed immediately. Without a network, waits until the device is online and tries again.
 * Rejects if the import fails while the device is online.
 */
export async function importWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return importWhenOnline(load)
  }
}
