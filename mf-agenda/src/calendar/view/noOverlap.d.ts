declare module 'react-big-calendar/lib/utils/layout-algorithms/no-overlap' {
  import type { DayLayoutFunction } from 'react-big-calendar'

  const algorithm: <E extends object>(day: Parameters<DayLayoutFunction<E>>[0]) => ReturnType<DayLayoutFunction<E>>
  export default algorithm
}
