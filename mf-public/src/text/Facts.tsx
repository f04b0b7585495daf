import { Box } from 'shared/ui'

/** Description list with each description below its term. */
export const Facts = ({ facts }: { facts: readonly { term: string; text: string }[] }) => (
  <Box component="dl">
    {facts.map(({ term, text }) => (
      <Box key={term} sx={{ mb: 1.5, breakInside: 'avoid' }}>
        <Box component="dt" sx={{ fontWeight: 650 }}>
          {term}
        </Box>
        <Box component="dd" sx={{ m: 0 }}>
          {text}
        </Box>
      </Box>
    ))}
  </Box>
)
