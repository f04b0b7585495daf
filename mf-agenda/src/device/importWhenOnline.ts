/**
 * Imports a file of which the page can wait: without network, it tries again once the device is online. Rejects if the
 * import fails although the device is online.
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
