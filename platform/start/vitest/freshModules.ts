import { vi } from 'vitest'
import { removeModuleListeners } from './moduleListeners.ts'

// Each file of tests gets the product's modules anew, with what they keep and listen to; packages are loaded once for all.
removeModuleListeners()
vi.resetModules()
