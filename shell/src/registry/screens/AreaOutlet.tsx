import { useState } from 'react'
import type { ReactNode } from 'react'
import { isOpenTo } from 'shared/domain/accounts/access'
import type { Registry } from 'shared/federation'
import { useLocation } from 'shared/router'
import { useRights, useSession } from 'shared/session'
import { Pending, useUnsaved } from 'shared/ui'
import { AreaFrame } from './AreaFrame.tsx'
import { UnavailableCard, DisabledCard, ForbiddenCard } from './AreaCards.tsx'
import { useBadBuilds } from '../builds/builds.ts'
import { areaRouteOf } from '../areaRoutes.ts'
import { refreshRegistry, useRegistry } from '../registry.ts'

interface AreaOutletProps {
  /** Shown for a path that no area serves. */
  notFound: ReactNode
  /** Shown to signed-out visitors for a professional's path. */
  signedOut: ReactNode
}

/**
 * Renders the area of the current path, or the reason why it is not shown. Its code is loaded only for users who may
 * open it.
 */
export function AreaOutlet({ notFound, signedOut }: AreaOutletProps) {
  const { pathname } = useLocation()
  const { registry: liveRegistry, origin } = useRegistry()
  const registry = useRegistryUnlessUnsaved(liveRegistry)
  // Renders again when the preferred build changes, whose descriptor may differ.
  useBadBuilds()
  const rights = useRights()
  const isSignedIn = useSession(({ token }) => token !== null)
  const hasExpired = useSession((state) => state.expired)
  const hasUnsavedForms = useUnsaved(({ forms }) => forms.size > 0)

  if (origin === 'awaited') return <Pending rows={6} />
  if (!registry) return <UnavailableCard title="Complice" onRetry={() => void refreshRegistry()} />
  const route = areaRouteOf(registry, pathname)
  if (!route) return notFound
  const { title, audience } = route.path
  if (route.area.disabled) return <DisabledCard title={title} />
  // Keeps a page with unsaved input after the session has expired, so that the same user can sign in again, and after a
  // change of the user's rights.
  if (audience === 'professional' && !isSignedIn && !(hasExpired && hasUnsavedForms)) return signedOut
  if (!isOpenTo(route.path, rights) && !hasUnsavedForms) return <ForbiddenCard title={title} />
  return <AreaFrame key={route.name} name={route.name} title={title} />
}

/**
 * Keeps the registry unchanged while a form is unsaved: a release that disables the area or moves its pages must not
 * lose the input.
 */
function useRegistryUnlessUnsaved(liveRegistry: Registry | undefined): Registry | undefined {
  const hasUnsavedForms = useUnsaved(({ forms }) => forms.size > 0)
  const [frozenRegistry, setFrozenRegistry] = useState(liveRegistry)
  if (!hasUnsavedForms && frozenRegistry !== liveRegistry) setFrozenRegistry(liveRegistry)
  return hasUnsavedForms ? frozenRegistry : liveRegistry
}
