import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { wantsOverrides } from '../overrides/requestedOverrides.ts'
import { useReloadRequest } from '../registry/screens/missingChunk.ts'
import { useOutdated } from '../registry/screens/mountedAreas.ts'

const nothing: { default: ComponentType } = { default: () => null }

// Rarely shown, so in separate chunks; the page works without them when they cannot be loaded.
const RenewalNotice = lazy<ComponentType>(() => import('./RenewalNotice.tsx').catch(() => nothing))
const OverrideBadge = lazy<ComponentType>(() => import('../overrides/OverrideBadge.tsx').catch(() => nothing))

/** Notices about the areas' releases, above the page. */
export function RegistryNotices() {
  const outdated = useOutdated()
  const reloadRequest = useReloadRequest()
  return (
    <Suspense>
      {wantsOverrides && <OverrideBadge />}
      {(outdated ?? reloadRequest) && <RenewalNotice />}
    </Suspense>
  )
}
