/** The layout of a section's fields: two columns if there is space, one below the other, or the section's own. */
export type SectionLayout = 'columns' | 'stack' | 'free'

export const sectionLayouts = {
  columns: {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: 2,
    alignItems: 'start',
  },
  stack: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 },
  free: {},
} as const

/** Sections of a form with this style have less space, so that a usual form fits in the window. */
export const denseSections = { '--section-padding': '16px', '--section-title-gap': '8px' } as const

export const sectionPadding = { xs: 2, md: 'var(--section-padding, 24px)' } as const
export const sectionTitleGap = 'var(--section-title-gap, 20px)'
