/** Matches windows used by touch: those of a phone, or of a device whose primary pointer is coarse. */
export const touchQuery = '@media (max-width: 799.95px), (pointer: coarse)'

/** The minimum size of a touch target. */
const touchSizePx = 44

/** Extends the touch target of a smaller control to 44 × 44 px, without changing the layout. */
export const touchArea = {
  [touchQuery]: {
    '&::after': { content: '""', position: 'absolute', inset: `min(0px, calc((100% - ${touchSizePx}px) / 2))` },
  },
} as const

/** `touchArea` for a link or button that is alone in its row and has no `position` of its own. */
export const touchTarget = { position: 'relative', ...touchArea } as const

/** A link in a column of links: its row is 44 px high on touch screens, so that the touch targets do not overlap. */
export const touchRow = {
  [touchQuery]: { display: 'inline-flex', alignItems: 'center', minHeight: touchSizePx, minWidth: touchSizePx },
} as const

/** At least 44 × 44 px on touch screens. */
export const touchSize = { [touchQuery]: { minWidth: touchSizePx, minHeight: touchSizePx } } as const
