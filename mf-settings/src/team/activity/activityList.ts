import type { Activity } from 'shared/contracts/accounts/activity'
import { activityKinds, activityText } from 'shared/domain/accounts/activity'
import { momentText, shortDay } from 'shared/domain/format'
import { choiceFilter, customFilter, dayFilter } from 'shared/domain/list/filter'
import type { FiltersOf } from 'shared/domain/list/listParams'
import { isUuid } from 'shared/domain/uuid'
import { practiceMomentOf } from 'shared/session'
import type { List } from 'shared/ui/data'

/** Formats the time of an activity; for an access to a patient file only the hour, because no minute is recorded. */
function timeText({ happenedAt, kind }: Activity): string {
  const { day, time } = practiceMomentOf(happenedAt)
  return kind === 'ACT' ? momentText({ day, time }) : `${shortDay(day)}, vers ${Number(time.slice(0, 2))} h`
}

/** List of the members' actions and of their accesses to patient files. */
export const activityList = {
  label: 'Activité',
  nameOf: (activity) => activityText(activity),
  columns: [
    { key: 'when', label: 'Quand', value: timeText, card: 'summary', wrap: 'never' },
    { key: 'member', label: 'Membre', value: ({ member }) => member || 'Automatique', card: 'title' },
    { key: 'what', label: 'Quoi', value: activityText, card: 'summary', cardOrder: 1 },
    { key: 'subject', label: 'Concerne', value: ({ subject }) => subject, card: 'line' },
  ],
  filters: {
    memberId: customFilter('Membre', { isValid: isUuid }),
    kind: choiceFilter('Quoi', 'ALL', { ALL: 'Tout', ...activityKinds }),
    startDate: dayFilter('Du'),
    endDate: dayFilter('Au'),
  },
  empty: "Rien n'a été fait pour l'instant.",
  emptyHint: 'Qui a fait quoi, et qui a lu quel dossier, se retrouvera ici.',
  nothingFound: 'Rien ne correspond à ces filtres.',
} as const satisfies List<Activity>

/** Validates the filters and returns the error messages by filter name. */
export const activityFilterProblems = ({
  startDate,
  endDate,
}: FiltersOf<typeof activityList>): Readonly<Record<string, string>> =>
  startDate !== '' && endDate !== '' && endDate < startDate
    ? { endDate: 'La date de fin ne peut être inférieure à la date de début' }
    : {}
