import type { HoursCounter } from 'shared/contracts/patients/programme'
import { counterFigures } from 'shared/domain/programme/counterWords'
import { Box, Typography } from 'shared/ui'

const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.min(100, Math.round((100 * part) / whole)))

/** Figures of planned hours or sessions: planned, done, left, in the agenda and others, with a bar of the part done. */
export function CounterFacts({ counter }: { counter: HoursCounter }) {
  const { unit, planned, done } = counter
  const percent = percentOf(unit === 'HOURS' ? done.minutes : done.sessions, planned)
  return (
    <Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', gap: 2, m: 0, mb: 1.5 }}
      >
        {counterFigures(counter).map(({ key, name, value }) => (
          <div key={key}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
      {/* Hidden from screen readers, which read the figures. */}
      <Box aria-hidden sx={{ height: 8, borderRadius: 4, overflow: 'hidden', bgcolor: 'action.selected' }}>
        <Box sx={{ width: `${percent}%`, height: '100%', bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  )
}
