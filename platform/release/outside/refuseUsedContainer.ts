import type { RemoteBuild } from '../../build/buildOne.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import type { LiveState } from '../liveState.ts'

/**
 * Throws for a container name that another build uses: in one page, the second build would run the
 * code of the first.
 */
export function refuseUsedContainer(
  { areas }: LiveState,
  name: string,
  build: string,
  { container }: RemoteBuild,
): void {
  for (const [area, { builds }] of Object.entries(areas)) {
    const owner = Object.keys(builds).find(
      (id) => builds[id]?.container === container && !(area === name && id === build),
    )
    if (owner)
      throw new OperatorError(
        `${container} is the container of ${area} ${owner} already: each build of ${name} needs its own name.`,
      )
  }
}
