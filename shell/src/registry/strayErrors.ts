import { report } from './telemetry.ts'
import { knownRegistry } from './registry.ts'

/** Reports what areas throw outside of React (timers, promises): the URLs in the stack name the build. */
export function watchStrayErrors(): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => attribute(error))
  window.addEventListener('unhandledrejection', ({ reason }) => attribute(reason))
}

function attribute(error: unknown): void {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  for (const [area, { builds }] of Object.entries(knownRegistry()?.areas ?? {})) {
    const build = Object.keys(builds).find((id) => stack.includes(builds[id]?.base ?? '\0'))
    if (build) report({ area, build, phase: 'render', outcome: 'shown' }, error)
  }
}
