/** Style of the header's buttons: one line each, all of them within the width of a phone. */
export const toolSx = { px: { xs: 1.25, md: 2 }, flexShrink: 0, whiteSpace: 'nowrap' } as const
