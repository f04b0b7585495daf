/** Styles of the sheet: a table on wide screens; on a phone, the label of a row is above the amounts of the years. */
export const sheetLayout = {
  width: 1,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': { p: 0.5, textAlign: 'right', fontWeight: 400, verticalAlign: 'middle' },
  '& th.label': { textAlign: 'left', width: { md: '34%' } },
  '& thead th': { fontWeight: 600 },
  '& thead th[scope=row]': { fontWeight: 400 },
  '& thead label': {
    display: 'block',
    fontSize: 'var(--mui-text-small)',
    lineHeight: 1.3,
    color: 'text.secondary',
    pb: 0.25,
  },
  '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .side th': { fontWeight: 700, fontSize: 'var(--mui-text-lead)', pt: 2 },
  '& .total > *': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', py: 1, overflowWrap: 'anywhere' },
  '& .whole > *': { borderTop: 1, borderColor: 'divider', fontWeight: 700 },
  // Below the breakpoint `md` (800 px).
  '@media (max-width: 799.95px)': {
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', py: 0.5 },
    '& .label': { gridColumn: '1 / -1' },
    '& th[scope=col].label': { display: 'none' },
    '& .whole > *': { borderTop: 0 },
    '& .whole': { borderTop: 1, borderColor: 'divider' },
    '& .total td': { fontSize: 'var(--mui-text-compact)' },
  },
} as const
