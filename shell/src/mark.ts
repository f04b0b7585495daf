/** What happens on a page without a trace on the screen; `preloaded`: nothing more is loaded ahead. */
type Milestone = 'area-stable' | 'preloaded'

/** Puts a milestone on the page's timeline (User Timing): profilers show it, journeys wait for it. */
export function mark(milestone: Milestone, detail?: string): void {
  performance.mark(`complice.${milestone}`, { detail })
}
