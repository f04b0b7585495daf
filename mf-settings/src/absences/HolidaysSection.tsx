import { addDays } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { holidayRegions, holidaysBetween } from 'shared/domain/calendar/holidays'
import type { HolidayRegion } from 'shared/domain/calendar/holidays'
import { longDay } from 'shared/domain/format'
import { useQueryParams } from 'shared/router'
import { practiceToday } from 'shared/session'
import { Box, Button, Typography } from 'shared/ui'
import { FormSection, TextField } from 'shared/ui/form'

const regionLabels: Record<HolidayRegion, string> = {
  FRANCE: 'France',
  ALSACE_MOSELLE: 'Alsace et Moselle',
  GUADELOUPE: 'Guadeloupe',
  GUYANE: 'Guyane',
  MARTINIQUE: 'Martinique',
  MAYOTTE: 'Mayotte',
  REUNION: 'La Réunion',
}

/** Number of days, from today, whose public holidays are listed. */
const listedDays = 365

/** Public holidays of the next 365 days. A holiday is not an absence unless the member adds one. */
export function HolidaysSection({ onAdd }: { onAdd: (day: Day) => void }) {
  const [params, changeParams] = useQueryParams()
  const region = holidayRegions.find((candidate) => candidate === params.get('region')) ?? 'FRANCE'
  const today = practiceToday()
  const holidays = holidaysBetween({ startDate: today, endDate: addDays(today, listedDays) }, region)

  const chooseRegion = (regionCode: string) => changeParams({ region: regionCode })

  return (
    <FormSection
      title="Jours fériés"
      layout="free"
      action={
        <TextField
          select
          id="region"
          label="Région"
          value={region}
          onChange={(event) => chooseRegion(event.target.value)}
          slotProps={{ select: { native: true } }}
          sx={{ width: 200 }}
        >
          {holidayRegions.map((regionOption) => (
            <option key={regionOption} value={regionOption}>
              {regionLabels[regionOption]}
            </option>
          ))}
        </TextField>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        Un jour férié n'est pas une absence : les visiteurs peuvent demander une séance ce jour-là, sauf si vous
        l'ajoutez.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {holidays.map(({ day, name }) => (
          <Box
            component="li"
            key={day}
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              py: 0.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <span>
              {name}
              <Typography
                component="span"
                color="textSecondary"
                sx={{ display: 'block', fontSize: 'var(--mui-text-compact)' }}
              >
                {longDay(day)}
              </Typography>
            </span>
            <Button size="small" aria-label={`M'absenter : ${name}, ${longDay(day)}`} onClick={() => onAdd(day)}>
              M'absenter
            </Button>
          </Box>
        ))}
      </Box>
    </FormSection>
  )
}
