import { lazy } from 'react'
import type { ComponentType } from 'react'

const emptyModule: { default: ComponentType } = { default: () => null }

/** Returns a lazily loaded notice, for rarely shown ones. Renders nothing if its chunk cannot be loaded. */
export const lazyNotice = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => load().catch(() => emptyModule))
