import { useState } from 'react'
import type { ReactNode } from 'react'
import { isOpenTo } from 'shared/domain/accounts/access'
import type { Registry } from 'shared/federation'
import { useLocation } from 'shared/router'
import { useRights, useSession } from 'shared/session'
import { Pending, useUnsaved } from 'shared/ui'
import { AreaFrame } from './AreaFrame.tsx'
import { AwayCard, ClosedCard, ForbiddenCard } from './AreaCards.tsx'
import { useBadBuilds } from '../builds/builds.ts'
import { placeOf } from '../places.ts'
import { refreshRegistry, useRegistry } from '../registry.ts'

interface AreaOutletProps {
  /** For a path no area owns. */
  notFound: ReactNode
  /** For a professional's path while nobody is signed in. */
  signedOut: ReactNode
}

/** The area that owns the current path; or why it is not shown. Code is asked for only when it may be used. */
export function AreaOutlet({ notFound, signedOut }: AreaOutletProps) {
  const { pathname } = useLocation()
  const { registry: live, origin } = useRegistry()
  const registry = useHeldWhileUnsaved(live)
  useBadBuilds()
  const rights = useRights()
  const signedIn = useSession(({ token }) => token !== null)

  if (origin === 'awaited') return <Pending rows={6} />
  if (!registry) return <AwayCard title="Complice" onRetry={() => void refreshRegistry()} />
  const place = placeOf(registry, pathname)
  if (!place) return notFound
  const { title, audience } = place.path
  if (place.area.disabled) return <ClosedCard title={title} />
  if (audience === 'professional' && !signedIn) return signedOut
  if (!isOpenTo(place.path, rights)) return <ForbiddenCard title={title} />
  return <AreaFrame key={place.name} name={place.name} title={title} />
}

/** An area that is closed, or whose release moved its pages, does not take from anyone what they are typing. */
function useHeldWhileUnsaved(live: Registry | undefined): Registry | undefined {
  const unsaved = useUnsaved(({ forms }) => forms.size > 0)
  const [held, hold] = useState(live)
  if (!unsaved && held !== live) hold(live)
  return unsaved ? held : live
}
