import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { wantsOverrides } from '../overrides/requestedOverrides.ts'
import { useReloadRequest } from '../registry/screens/missingChunk.ts'
import { useOutdatedArea } from '../registry/screens/mountedAreas.ts'

const emptyModule: { default: ComponentType } = { default: () => null }

// Rarely shown, so in separate chunks; the page works without them when they cannot be loaded.
const RenewalNotice = lazy<ComponentType>(() => import('./RenewalNotice.tsx').catch(() => emptyModule))
const OverrideBadge = lazy<ComponentType>(() => import('../overrides/OverrideBadge.tsx').catch(() => emptyModule))

/** Notices about the areas' releases, above the page. */
export function RegistryNotices() {
  const outdatedArea = useOutdatedArea()
  const reloadRequest = useReloadRequest()
  return (
    <Suspense>
      {wantsOverrides && <OverrideBadge />}
      {(outdatedArea ?? reloadRequest) && <RenewalNotice />}
    </Suspense>
  )
}
