import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { money } from '../../../../domain/format.ts'
import type { ChoiceFilter, Filters } from '../../../../domain/list/filter.ts'

/**
 * The number of rows of each choice and the sum of their amounts in euros, by value; no entry for a choice without
 * rows.
 */
export type TabTotals = Readonly<Record<string, { count: number; amount: number }>>

/** Returns the filter of a list whose choices are tabs, with its name; undefined without one. */
export const tabsFilterOf = (filters: Filters = {}): readonly [string, ChoiceFilter] | undefined => {
  for (const [name, filter] of Object.entries(filters)) {
    if (filter.kind === 'choice' && filter.isTabs) return [name, filter]
  }
  return undefined
}

interface FilterTabsProps {
  filter: ChoiceFilter
  value: string
  /** Id of the element with the rows, which the selected tab controls. */
  panelId: string
  /** Whether the element with the rows is rendered. */
  hasPanel: boolean
  /** Undefined while loading. */
  totals: TabTotals | undefined
  /** '' restores the default. */
  onChange: (value: string) => void
}

const noTotal = { count: 0, amount: 0 }

/** A choice among the rows of a list, as tabs with the count and the sum of each. */
export const FilterTabs = ({ filter, value, panelId, hasPanel, totals, onChange }: FilterTabsProps) => (
  <Tabs
    value={value}
    onChange={(_event, newValue: string) => onChange(newValue === filter.read(null) ? '' : newValue)}
    variant="scrollable"
    scrollButtons={false}
    aria-label={filter.label}
    sx={{ minHeight: 52, mb: 1, borderBottom: 1, borderColor: 'divider' }}
  >
    {Object.entries(filter.choices).map(([choice, label]) => {
      const { count, amount } = totals?.[choice] ?? noTotal
      return (
        <Tab
          key={choice}
          value={choice}
          id={`${panelId}-${choice}`}
          aria-controls={hasPanel && choice === value ? panelId : undefined}
          sx={{ alignItems: 'flex-start', minHeight: 52, minWidth: 0, px: 2, py: 0.75, textAlign: 'left' }}
          label={
            <>
              <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {`${label} `}
              </Box>
              <Box
                component="span"
                sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', minHeight: '1lh' }}
              >
                {totals && (count > 0 ? `${count} · ${money(amount)}` : '0')}
              </Box>
            </>
          }
        />
      )
    })}
  </Tabs>
)
