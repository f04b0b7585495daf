import { getInstance } from '@module-federation/enhanced/runtime'

/**
 * The federation's runtime remembers a door that could not be fetched as one on its way for ever.
 * Before another attempt it has to ask again.
 */
export function forgetFailedDoors(): void {
  const doors = Object.values(getInstance()?.shareScopeMap['default'] ?? {})
  for (const door of doors.flatMap((versions) => Object.values(versions))) {
    if (!door.loaded) door.loading = null
  }
}
