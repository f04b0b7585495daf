/** Screens with room and a mouse, as a media query: pages may have a file of their own for them (`loadWithMouse` of `definePages`). */
export const mouseMedia = '(min-width: 800px) and (pointer: fine)'
