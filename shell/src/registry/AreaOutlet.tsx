import type { ReactNode } from 'react'
import { isOpenTo } from 'shared/domain/access'
import { useLocation } from 'shared/router'
import { useRights, useSession } from 'shared/session'
import { Pending } from 'shared/ui'
import { AreaFrame } from './AreaFrame.tsx'
import { AwayCard, ClosedCard, ForbiddenCard } from './AreaCards.tsx'
import { placeOf } from './places.ts'
import { refreshRegistry, useRegistry } from './registry.ts'

interface AreaOutletProps {
  /** For a path no area owns. */
  notFound: ReactNode
  /** For a professional's path while nobody is signed in. */
  signedOut: ReactNode
}

/** The area that owns the current path; or why it is not shown. Code is asked for only when it may be used. */
export function AreaOutlet({ notFound, signedOut }: AreaOutletProps) {
  const { pathname } = useLocation()
  const { registry, origin } = useRegistry()
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
