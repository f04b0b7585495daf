/** Container query for a page in a wide window. In the panel, the form is narrow even then. */
const wideForm = '@container (min-width: 720px)'
/** Container query for a form as wide as the panel or wider, as opposed to a phone. */
const panelForm = '@container (min-width: 440px)'

const oneColumn = 'minmax(0, 1fr)'

/** Makes the form fill the height of the panel, with its buttons at the bottom. */
export const formSx = {
  containerType: 'inline-size',
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  '& > [data-action-bar]': { mt: 'auto' },
} as const

/** Two columns of sections; one column in the panel. */
export const columnsSx = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: oneColumn,
  alignItems: 'start',
  mb: 1.5,
  [wideForm]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const

/** Day, times and frequency in one row; on a phone the day and the frequency have a row each. */
export const slotRowSx = {
  display: 'grid',
  gap: 1.5,
  columnGap: 1,
  alignItems: 'start',
  gridTemplateColumns: '1fr 1fr',
  '& > :first-of-type, & > :last-of-type': { gridColumn: '1 / -1' },
  [panelForm]: {
    gridTemplateColumns: 'minmax(0, 9.25rem) minmax(0, 6.75rem) minmax(0, 6.75rem) minmax(0, 1fr)',
    '& > :first-of-type, & > :last-of-type': { gridColumn: 'auto' },
  },
} as const

/** Two rows, because the text of a repeated frequency is long: « toutes les semaines le vendredi ». */
export const repeatedSlotRowSx = {
  ...slotRowSx,
  [panelForm]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
} as const

/** Rows of a section. An empty notice takes no row. */
export const rowsSx = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: oneColumn,
  '& > :empty': { position: 'absolute' },
} as const

/** Pairs of fields; on a phone one below the other. `rowSx` makes an item span a whole row. */
export const pairsSx = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: oneColumn,
  [panelForm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const
export const rowSx = { gridColumn: '1 / -1' } as const

/** Amounts in a row in the panel; one below the other on a phone, and next to the other sections. */
export const amountsSx = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: oneColumn,
  [panelForm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [wideForm]: { gridTemplateColumns: oneColumn },
} as const
