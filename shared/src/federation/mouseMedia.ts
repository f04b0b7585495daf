/**
 * The media query for large screens with a mouse: pages may have a separate file for them (`loadWithMouse` of
 * `definePages`).
 */
export const mouseMedia = '(min-width: 800px) and (pointer: fine)'
