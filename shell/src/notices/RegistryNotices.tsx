import { Suspense } from 'react'
import { wantsOverrides } from '../overrides/requestedOverrides.ts'
import { useReloadRequest } from '../registry/screens/missingChunk.ts'
import { useOutdatedArea } from '../registry/screens/mountedAreas.ts'
import { lazyNotice } from './lazyNotice.ts'

const RenewalNotice = lazyNotice(() => import('./RenewalNotice.tsx'))
const OverrideBadge = lazyNotice(() => import('../overrides/OverrideBadge.tsx'))

/** Notices above the page about the builds of areas. */
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
