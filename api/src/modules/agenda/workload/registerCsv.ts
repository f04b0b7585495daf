import { stringify } from 'csv-stringify/sync'
import type { WorkLine, WorkRegister } from 'shared/contracts/agenda/animal'
import { shortDay } from 'shared/domain/format'
import { minutesBetween } from 'shared/domain/calendar/time'
import { correctionText, holds, wellbeingText } from 'shared/domain/workload/register'

const columns = ['Jour', 'Début', 'Fin', 'Minutes', 'Type de séance', 'Lieu', 'Intervenant', 'Bien-être', 'Correction']

/** A corrected line has no minutes, so that the column adds up to the total. */
const cellsOf = (line: WorkLine) => {
  const { day, startTime, endTime, sessionType, club, handler, wellbeing } = line
  const minutes = holds(line) ? minutesBetween(startTime, endTime) : ''
  return [
    shortDay(day),
    startTime,
    endTime,
    minutes,
    sessionType,
    club,
    handler,
    wellbeingText(wellbeing),
    correctionText(line),
  ]
}

/** For French spreadsheets: UTF-8 with a byte order mark, semicolons, and formulas escaped to text. */
export const registerCsv = ({ lines }: WorkRegister): string =>
  stringify([columns, ...lines.map(cellsOf)], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
  })
