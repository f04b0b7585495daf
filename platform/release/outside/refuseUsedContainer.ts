import type { RemoteBuild } from '../../build/buildOne.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import type { LiveState } from '../liveState.ts'

/**
 * Throws when another live build uses the same container name: in one page, the second build would run the code of the
 * first.
 */
export function refuseUsedContainer(
  { areas }: LiveState,
  name: string,
  build: string,
  { container }: RemoteBuild,
): void {
  for (const [area, { builds }] of Object.entries(areas)) {
    const owningBuild = Object.keys(builds).find(
      (id) => builds[id]?.container === container && !(area === name && id === build),
    )
    if (owningBuild)
      throw new OperatorError(
        `${container} is the container of ${area} ${owningBuild} already: each build of ${name} needs its own name.`,
      )
  }
}
