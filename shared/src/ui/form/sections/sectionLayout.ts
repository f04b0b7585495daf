/** How the fields of a section stand: two abreast where there is room, one below the other, or as the section says. */
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
