/** Replaces the library behind the calendar's option `popup`, which no calendar here has: a second copy of its positioning code. */
export const Overlay = () => null
