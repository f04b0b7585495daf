/** Of the buttons in the header: one line each, and the width of a phone for all of them. */
export const toolSx = { px: { xs: 1.25, md: 2 }, flexShrink: 0, whiteSpace: 'nowrap' } as const
