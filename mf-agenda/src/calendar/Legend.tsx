import { colours } from 'shared/domain/calendarColour'
import type { Colour } from 'shared/domain/calendarColour'
import { Box } from 'shared/ui'

const lines: readonly [label: string, colour: Colour][] = [
  ['À valider', colours.red],
  ['Non payée', colours.darkBlue],
  ['Payée, patient absent', colours.orange],
  ['Payée, patient présent', colours.green],
]

export const Legend = () => (
  <Box component="ul" aria-label="Légende" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, m: 0, mt: 2, p: 0, listStyle: 'none', color: 'text.secondary', fontSize: '0.875rem' }}>
    {lines.map(([label, { background, border, dashed }]) => (
      <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="span" aria-hidden="true" sx={{ width: 22, height: 14, borderRadius: '4px' }} style={{ backgroundColor: background, border: `2px ${dashed ? 'dashed' : 'solid'} ${border}` }} />
        {label}
      </Box>
    ))}
  </Box>
)
