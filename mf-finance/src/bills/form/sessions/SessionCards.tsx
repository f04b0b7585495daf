import { money, shortDay } from 'shared/domain/format'
import { Box, Typography } from 'shared/ui'
import { FormControlLabel } from 'shared/ui/form'
import { billedText } from '../billableRow.ts'
import { FullPrice } from './FullPrice.tsx'
import { MissingPriceLink } from './MissingPriceLink.tsx'
import { SelectAllCheckbox, SessionCheckbox } from './SessionCheckbox.tsx'
import type { SelectableRows } from './SelectableRows.ts'

/** Selectable sessions on a phone, as cards. */
export const SessionCards = ({ rows, selectionState, onToggleAll, ...selectionProps }: SelectableRows) => (
  <>
    <FormControlLabel
      label="Tout sélectionner"
      control={<SelectAllCheckbox selectionState={selectionState} onToggleAll={onToggleAll} />}
    />
    <Box component="ul" aria-label="Séances à facturer" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {rows.map((row) => (
        <Box
          key={row.id}
          component="li"
          sx={{ display: 'flex', gap: 1, py: 1, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}
        >
          <SessionCheckbox row={row} {...selectionProps} />
          <Box sx={{ flexGrow: 1, pt: 1 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
              <span>
                {shortDay(row.date)} · {row.startTime} – {row.endTime}
              </span>
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {money(row.price)}
                <FullPrice row={row} />
              </Box>
            </Box>
            <Typography variant="body2" color="textSecondary">
              {row.title} · {row.paid ? 'payée' : 'non payée'} · {row.patientPresent ? 'présent' : 'absent'}
              {row.billId !== null && <span>{` · déjà facturée : ${billedText(row)}`}</span>}
            </Typography>
            <MissingPriceLink row={row} />
          </Box>
        </Box>
      ))}
    </Box>
  </>
)
