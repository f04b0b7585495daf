import { Box } from 'shared/ui'
import type { TermDefinition } from 'shared/domain/publicPages/partners/guide'

/** Description list of terms; with `isCode`, the terms are in a monospace font. */
export const Terms = ({ terms, isCode = false }: { terms: readonly TermDefinition[]; isCode?: boolean }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' },
      columnGap: 3,
      rowGap: { xs: 0.5, sm: 1.5 },
    }}
  >
    {terms.map(({ term, text }) => (
      <Box key={term} sx={{ display: 'contents' }}>
        <Box
          component="dt"
          sx={{ fontWeight: 650, ...(isCode && { font: '600 0.875rem/1.6 ui-monospace, monospace' }) }}
        >
          {term}
        </Box>
        <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, maxWidth: '68ch' }}>
          {text}
        </Box>
      </Box>
    ))}
  </Box>
)
