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
