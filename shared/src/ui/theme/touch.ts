/** Windows used by touch: a phone's, or any on a device whose main pointer is a finger. */
export const touchQuery = '@media (max-width: 799.95px), (pointer: coarse)'

/** The smallest size of a control for a finger. */
const touchSizePx = 44

/** Extends the area that reacts to a finger to 44 × 44 px around a smaller control, without moving anything. */
export const touchArea = {
  [touchQuery]: {
    '&::after': { content: '""', position: 'absolute', inset: `min(0px, calc((100% - ${touchSizePx}px) / 2))` },
  },
} as const

/** A link or button with a smaller text, alone in its row: `touchArea` for an element without a position of its own. */
export const touchTarget = { position: 'relative', ...touchArea } as const

/** A link in a column of links: its row is 44 px high for a finger, so that the rows do not overlap. */
export const touchRow = {
  [touchQuery]: { display: 'inline-flex', alignItems: 'center', minHeight: touchSizePx, minWidth: touchSizePx },
} as const

/** At least 44 × 44 px for a finger. */
export const touchSize = { [touchQuery]: { minWidth: touchSizePx, minHeight: touchSizePx } } as const
