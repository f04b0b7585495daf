import { plural } from 'shared/domain/format'
import { withoutEmpty } from 'shared/domain/list/withoutEmpty'
import { PageActions, PageFileButton } from 'shared/ui'
import { ListPage, useListParams } from 'shared/ui/data'
import { readActivityFile, useActivity } from './api.ts'
import { activityFilterProblems, activityList } from './activityList.ts'
import { MemberFilter } from './MemberFilter.tsx'
import { texts } from './messages.ts'

const filterControls = { memberId: MemberFilter }

/**
 * Log of the members' actions and of their accesses to patient files, for members with the privilege ADMINISTRATION.
 */
export default function ActivityPage() {
  const { filters, page } = useListParams(activityList)
  const problems = activityFilterProblems(filters)
  const { kind, ...otherFilters } = filters
  const search = { ...withoutEmpty(otherFilters), ...(kind !== 'ALL' && { kind }) }
  const activity = useActivity('endDate' in problems ? undefined : { ...search, page: page - 1 })

  const { content, totalElements: count = 0, itemsPerPage = 1 } = activity.data ?? {}
  return (
    <ListPage
      title="Activité de l'équipe"
      list={activityList}
      query={activity}
      rows={content}
      filterControls={filterControls}
      filterProblems={problems}
      headline={`${count} ${plural(count, 'ligne', 'lignes')}`}
      paging={{ page, pageSize: itemsPerPage, rowCount: count }}
      actions={
        <>
          <PageActions actions={[{ label: 'Equipe', path: '/pros/team' }]} />
          <PageFileButton read={() => readActivityFile(search)} failureMessages={texts.fileFailureText}>
            Télécharger (CSV)
          </PageFileButton>
        </>
      }
    />
  )
}
