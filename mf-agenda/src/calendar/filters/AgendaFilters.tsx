import { memo } from 'react'
import type { SessionType } from 'shared/contracts/directory/sessionType'
import type { Member } from 'shared/contracts/accounts/user'
import { choiceFilter } from 'shared/domain/list/filter'
import { ListFilters } from 'shared/ui/data'
import type { AgendaSearchParams } from './useAgendaSearchParams.ts'

interface AgendaFiltersProps extends Pick<AgendaSearchParams, 'therapistId' | 'sessionTypeId'> {
  /** Default filter: the member's own id, or '' for all practitioners. */
  defaultTherapistId: string
  /** Empty when the offer has no filter by practitioner. */
  therapists: readonly Member[]
  sessionTypes: readonly SessionType[]
  change: (changes: Partial<AgendaSearchParams>) => void
}

interface Choice {
  id: string
  label: string
}

const choicesOf = (choices: readonly Choice[]): Record<string, string> => ({
  '': 'Tous',
  ...Object.fromEntries(choices.map(({ id, label }) => [id, label])),
})

/** Filters by practitioner and by session type. A filter with fewer than two choices is hidden. */
export const AgendaFilters = memo(function AgendaFilters({
  therapistId,
  sessionTypeId,
  defaultTherapistId,
  therapists,
  sessionTypes,
  change,
}: AgendaFiltersProps) {
  const therapistChoices = choicesOf(
    therapists.map(({ id, firstname, lastname }) => ({ id, label: `${firstname} ${lastname}` })),
  )
  const typeChoices = choicesOf(sessionTypes.map(({ id, name }) => ({ id, label: name })))
  const filters = {
    ...(therapists.length > 1 && { therapistId: choiceFilter('Praticien', defaultTherapistId, therapistChoices) }),
    ...(sessionTypes.length > 1 && { sessionTypeId: choiceFilter('Type', '', typeChoices) }),
  }
  if (Object.keys(filters).length === 0) return null
  const values = {
    therapistId: therapistId in therapistChoices ? therapistId : '',
    sessionTypeId: sessionTypeId in typeChoices ? sessionTypeId : '',
  }
  return (
    <ListFilters
      filters={filters}
      values={values}
      onChange={(name, value) => change({ [name]: value })}
      controls={{}}
      problems={{}}
    />
  )
})
