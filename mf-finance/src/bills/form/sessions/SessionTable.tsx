import { money, shortDay } from 'shared/domain/format'
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from 'shared/ui/data'
import { billedText } from '../billableRow.ts'
import { FullPrice } from './FullPrice.tsx'
import { MissingPriceLink } from './MissingPriceLink.tsx'
import { SelectAllCheckbox, SessionCheckbox } from './SessionCheckbox.tsx'
import { yesNoText } from './yesNoText.ts'
import type { SelectableRows } from './SelectableRows.ts'

const columnTitles = ['Date', 'Début', 'Fin', 'Séance', 'Prix H.T', 'Payée', 'Présence', 'Déjà facturée']

/** Selectable sessions on a wide screen, as a table. */
export const SessionTable = ({ rows, selectionState, onToggleAll, ...selectionProps }: SelectableRows) => (
  <TableContainer>
    <Table size="small" aria-label="Séances à facturer">
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <SelectAllCheckbox selectionState={selectionState} onToggleAll={onToggleAll} />
          </TableCell>
          {columnTitles.map((columnTitle) => (
            <TableCell key={columnTitle} align={columnTitle === 'Prix H.T' ? 'right' : 'left'}>
              {columnTitle}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} hover>
            <TableCell padding="checkbox">
              <SessionCheckbox row={row} {...selectionProps} />
            </TableCell>
            <TableCell component="th" scope="row">
              {shortDay(row.date)}
            </TableCell>
            <TableCell>{row.startTime}</TableCell>
            <TableCell>{row.endTime}</TableCell>
            <TableCell>
              {row.title}
              <MissingPriceLink row={row} />
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {money(row.price)}
              <FullPrice row={row} />
            </TableCell>
            <TableCell>{yesNoText(row.paid)}</TableCell>
            <TableCell>{yesNoText(row.patientPresent)}</TableCell>
            <TableCell>{billedText(row)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)
