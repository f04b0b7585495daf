/**
 * Replaces the library of the calendar's option `popup`, a second copy of its positioning code, which no calendar
 * here uses.
 */
export const Overlay = () => null
