import { vi } from 'vitest'
import { removeModuleListeners } from './moduleListeners.ts'

// Each file of tests gets an empty page and the product's modules anew, with what they keep and listen to; packages are
// loaded once for all. The page comes first: some modules read it when they load.
removeModuleListeners()
vi.useRealTimers()
vi.restoreAllMocks()
document.body.replaceChildren()
// jsdom's stand on the prototype; tests define others.
for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)
localStorage.clear()
Reflect.deleteProperty(globalThis, 'indexedDB')
sessionStorage.clear()
window.history.replaceState(null, '', '/')
vi.resetModules()
