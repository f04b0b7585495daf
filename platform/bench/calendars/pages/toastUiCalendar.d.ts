/**
 * The package's type declarations cannot be resolved through its `exports`; these are the parts that the bench uses.
 */
declare module '@toast-ui/calendar' {
  interface Options {
    defaultView: 'week' | 'month'
    usageStatistics: boolean
    week: { startDayOfWeek: number; taskView: boolean; eventView: string[] }
    month: { startDayOfWeek: number; visibleEventCount: number }
  }
  export default class Calendar {
    constructor(element: HTMLElement, options: Options)
    setDate(date: string): void
    createEvents(
      events: { id: string; calendarId: string; title: string; category: string; start: string; end: string }[],
    ): void
    next(): void
    prev(): void
  }
}
