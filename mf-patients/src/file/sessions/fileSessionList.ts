import { customFilter, dayFilter } from 'shared/domain/list/filter'
import type { List } from 'shared/ui/data'
import { texts } from '../messages.ts'
import { CommentCell } from './CommentCell.tsx'
import type { FileSession } from './fileSession.ts'
import { sessionName } from './fileSession.ts'
import { PaidCell, PresentCell } from './FlagCells.tsx'
import { SessionDateCell } from './SessionDateCell.tsx'

const isDay = (param: string) => /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(param)

export const fileSessionList = {
  label: 'Séances',
  nameOf: sessionName,
  columns: [
    {
      key: 'date',
      label: 'Date',
      value: ({ date, startTime }) => `${date} ${startTime}`,
      Cell: SessionDateCell,
      sortable: ['les plus anciennes', 'les plus récentes'],
      card: 'title',
    },
    { key: 'type', label: 'Type', value: ({ sessionType }) => sessionType, sortable: true, card: 'summary' },
    {
      key: 'comments',
      label: 'Commentaire',
      value: ({ comments }) => comments,
      Cell: CommentCell,
      wrap: 'cut',
      card: 'line',
    },
    {
      key: 'paid',
      label: 'Payée',
      value: ({ paid }) => Number(paid),
      Cell: PaidCell,
      sortable: ['les impayées', 'les payées'],
      card: 'line',
    },
    {
      key: 'present',
      label: 'Présent',
      value: ({ patientPresent }) => Number(patientPresent),
      Cell: PresentCell,
      sortable: ['les absences', 'les présences'],
      card: 'line',
    },
  ],
  filters: {
    startDate: dayFilter('Du', { isValid: isDay }),
    endDate: dayFilter('Au', { isValid: isDay }),
    therapistId: customFilter('Praticien'),
  },
  sortedBy: { key: 'date', order: 'desc' },
  empty: texts.noSession,
  emptyHint: texts.noSessionHint,
  nothingFound: texts.noSessionFound,
} as const satisfies List<FileSession>
