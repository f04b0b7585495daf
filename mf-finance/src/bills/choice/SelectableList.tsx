import type { ReactNode } from 'react'
import { money } from 'shared/domain/format'
import { Box, Card } from 'shared/ui'
import { Checkbox, FormControlLabel } from 'shared/ui/form'

interface SelectableLine {
  id: string
  /** Accessible name of the checkbox, for example « Facturer Léa Martin ». */
  checkboxLabel: string
  isSelectable: boolean
  content: ReactNode
  /** Amount in euros. */
  amount: number
}

interface SelectableListProps {
  label: string
  lines: readonly SelectableLine[]
  /** Ids of the lines that the user has deselected. */
  deselectedIds: readonly string[]
  onChange: (deselectedIds: readonly string[]) => void
}

/** List of lines with checkboxes. Every selectable line is selected until the user deselects it. */
export function SelectableList({ label, lines, deselectedIds, onChange }: SelectableListProps) {
  const selectableIds = lines.filter(({ isSelectable }) => isSelectable).map(({ id }) => id)
  const areAllSelected = selectableIds.length > 0 && deselectedIds.length === 0
  const toggle = (id: string) =>
    onChange(
      deselectedIds.includes(id) ? deselectedIds.filter((deselectedId) => deselectedId !== id) : [...deselectedIds, id],
    )
  return (
    <Card sx={{ px: 2, py: 1 }}>
      <FormControlLabel
        label="Tout sélectionner"
        disabled={selectableIds.length === 0}
        control={
          <Checkbox
            checked={areAllSelected}
            indeterminate={!areAllSelected && deselectedIds.length < selectableIds.length}
            onChange={() => onChange(areAllSelected ? selectableIds : [])}
          />
        }
      />
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {lines.map(({ id, checkboxLabel, isSelectable, content, amount }) => (
          <Box
            key={id}
            component="li"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}
          >
            <Checkbox
              checked={isSelectable && !deselectedIds.includes(id)}
              disabled={!isSelectable}
              onChange={() => toggle(id)}
              slotProps={{ input: { 'aria-label': checkboxLabel } }}
            />
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{content}</Box>
            <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>{money(amount)}</Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
