/**
 * Replaces the library behind the calendar's option `popup`, which no calendar here uses; the calendar bundles a second
 * copy of its positioning code.
 */
export const Overlay = () => null
