import type { RemoteBuild } from '../../build/buildOne.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import type { LiveState } from '../liveState.ts'

/** Two builds with the same container name cannot be loaded in one page: the second would run the code of the first. */
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
        `${container} is the container of ${area} ${owner} already: each build of ${name} needs a name of its own.`,
      )
  }
}
