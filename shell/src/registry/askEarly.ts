import { hasPrivilege, useSession } from 'shared/session'
import type { Access } from 'shared/federation'
import { loadArea } from './areas.ts'
import { placeOf } from './places.ts'
import { knownRegistry } from './registry.ts'

/** Asks for the area of the page's address at once, when whoever looks may see it. */
export function askEarly(): void {
  const place = placeOf(knownRegistry(), location.pathname)
  if (!place || place.area.disabled) return
  const { path, name } = place
  if (path.audience === 'public' || (useSession.getState().token !== null && mayEnter(path))) void loadArea(name)
}

const mayEnter = ({ privilege, anyPrivilege }: Access): boolean =>
  (!privilege || hasPrivilege(privilege)) && (!anyPrivilege || anyPrivilege.some((one) => hasPrivilege(one)))
