/** The media query for large screens with a mouse, for which pages can have another file (`loadWithMouse`). */
export const mouseMedia = '(min-width: 800px) and (pointer: fine)'
