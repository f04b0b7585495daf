/** Invisible events of a page; `preloaded`: nothing more is loaded ahead. */
type Milestone = 'area-stable' | 'preloaded'

/** Adds a milestone to the page's timeline (User Timing), for profilers and for journeys that wait for it. */
export function mark(milestone: Milestone, detail?: string): void {
  performance.mark(`complice.${milestone}`, { detail })
}
