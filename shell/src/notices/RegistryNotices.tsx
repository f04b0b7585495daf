import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { wantsOverrides } from '../overrides/wanted.ts'
import { useAskedToRenew } from '../registry/integrity/missingChunk.ts'
import { useOutdated } from '../registry/screens/mountedAreas.ts'

const nothing: { default: ComponentType } = { default: () => null }

// What is seldom said comes with its own file; without it the page goes on.
const RenewalNotice = lazy<ComponentType>(() => import('./RenewalNotice.tsx').catch(() => nothing))
const OverrideBadge = lazy<ComponentType>(() => import('../overrides/OverrideBadge.tsx').catch(() => nothing))

/** What the user should know of the areas' releases, above the page. */
export function RegistryNotices() {
  const outdated = useOutdated()
  const asked = useAskedToRenew()
  return (
    <Suspense>
      {wantsOverrides && <OverrideBadge />}
      {(outdated ?? asked) && <RenewalNotice />}
    </Suspense>
  )
}
