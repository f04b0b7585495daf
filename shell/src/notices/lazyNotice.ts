import { lazy } from 'react'
import type { ComponentType } from 'react'

const emptyModule: { default: ComponentType } = { default: () => null }

/** A notice that is rarely shown, in a chunk of its own. The page works without it when the chunk cannot be loaded. */
export const lazyNotice = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => load().catch(() => emptyModule))
