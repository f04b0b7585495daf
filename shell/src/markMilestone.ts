/** Milestones of a page: an area is stable (buildHealth.ts); all preloading in idle time has ended. */
type Milestone = 'area-stable' | 'preloaded'

/** Adds a milestone to the page's timeline (User Timing), for profilers and for end-to-end tests that wait for it. */
export function markMilestone(milestone: Milestone, detail?: string): void {
  performance.mark(`complice.${milestone}`, { detail })
}
