import type { ReactNode } from 'react'
import { money } from 'shared/domain/format'
import { Box, Card } from 'shared/ui'
import { Checkbox, FormControlLabel } from 'shared/ui/form'

interface ChoiceLine {
  id: string
  /** Action of the checkbox, for its accessible name: « Facturer Léa Martin ». */
  action: string
  canBeChosen: boolean
  content: ReactNode
  /** In euros. */
  amount: number
}

interface ChoiceListProps {
  label: string
  lines: readonly ChoiceLine[]
  /** Ids of the items that are left out. */
  left: readonly string[]
  onChange: (left: readonly string[]) => void
}

/** All that can be chosen is, until a line is left out. */
export function ChoiceList({ label, lines, left, onChange }: ChoiceListProps) {
  const choosable = lines.filter(({ canBeChosen }) => canBeChosen).map(({ id }) => id)
  const isAll = choosable.length > 0 && left.length === 0
  const toggle = (id: string) => onChange(left.includes(id) ? left.filter((other) => other !== id) : [...left, id])
  return (
    <Card sx={{ px: 2, py: 1 }}>
      <FormControlLabel
        label="Tout sélectionner"
        disabled={choosable.length === 0}
        control={
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && left.length < choosable.length}
            onChange={() => onChange(isAll ? choosable : [])}
          />
        }
      />
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {lines.map(({ id, action, canBeChosen, content, amount }) => (
          <Box
            key={id}
            component="li"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}
          >
            <Checkbox
              checked={canBeChosen && !left.includes(id)}
              disabled={!canBeChosen}
              onChange={() => toggle(id)}
              slotProps={{ input: { 'aria-label': action } }}
            />
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{content}</Box>
            <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>{money(amount)}</Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
