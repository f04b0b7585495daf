import { reportFault } from './telemetry.ts'
import { knownRegistry } from './registry.ts'

/**
 * Reports errors that areas throw outside of React, in timers or promises. The telemetry has no phase for these: they
 * count as `render`, and as `shown` because the page stays. URLs in the stack name the build.
 */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => reportByStack(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportByStack(reason))
}

function reportByStack(error: unknown): void {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  for (const [area, { builds }] of Object.entries(knownRegistry()?.areas ?? {})) {
    // No stack contains '\0', so a build without a URL never matches.
    const build = Object.keys(builds).find((id) => stack.includes(builds[id]?.base ?? '\0'))
    if (build) reportFault({ area, build, phase: 'render', outcome: 'shown' }, error)
  }
}
