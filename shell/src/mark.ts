/** Events of a page that the user does not see: an area is stable; all preloading in idle time has ended. */
type Milestone = 'area-stable' | 'preloaded'

/** Adds a milestone to the page's timeline (User Timing), for profilers and for journeys that wait for it. */
export function mark(milestone: Milestone, detail?: string): void {
  performance.mark(`complice.${milestone}`, { detail })
}
