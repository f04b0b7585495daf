/**
 * Replaces the library behind the calendar's option `popup`, which the product does not use. The calendar bundles its
 * own copy of the positioning code.
 */
export const Overlay = () => null
