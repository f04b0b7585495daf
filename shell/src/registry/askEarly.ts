import { hasPrivilege, useSession } from 'shared/session'
import type { Access } from 'shared/federation'
import { loadArea } from './areas.ts'
import { placeOf } from './places.ts'
import { currentBuild, knownRegistry } from './registry.ts'

/** The area's code came with the page: it is a moment away, and drawing the shell without it would take longer. */
const aMoment = 100

/**
 * Asks for the area of the page's address at once, when whoever looks may see it.
 * Settles when it is there, or after a moment; at once when it did not come with the page.
 */
export async function askEarly(): Promise<void> {
  const place = placeOf(knownRegistry(), location.pathname)
  if (!place || place.area.disabled) return
  const { path, name, area } = place
  const open = path.audience === 'public' || (useSession.getState().token !== null && mayEnter(path))
  if (!open) return
  const loading = loadArea(name)
  const base = currentBuild(area)?.base
  if (base && document.querySelector(`script[src^="${base}"]`)) await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, aMoment))])
}

const mayEnter = ({ privilege, anyPrivilege }: Access): boolean =>
  (!privilege || hasPrivilege(privilege)) && (!anyPrivilege || anyPrivilege.some((one) => hasPrivilege(one)))
