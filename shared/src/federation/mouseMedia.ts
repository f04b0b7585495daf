/** The media query for large screens with a mouse; a page can load another file on them (`loadWithMouse`). */
export const mouseMedia = '(min-width: 800px) and (pointer: fine)'
