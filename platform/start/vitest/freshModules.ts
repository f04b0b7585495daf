import { vi } from 'vitest'

// Each file of tests gets the product's modules anew, with what they keep; packages are loaded once for all.
vi.resetModules()
