import { plural } from 'shared/domain/format'
import { PageFileButton, SectionLinks, Typography } from 'shared/ui'
import { ListPage, useListParams } from 'shared/ui/data'
import { billSection } from '../billPages.ts'
import { readClosureFile, useClosures } from './api.ts'
import { closureList } from './closureList.ts'
import { texts } from './messages.ts'

/** `/pros/billings/closures`: the amounts billed and received in each past period. */
export default function ClosuresPage() {
  const {
    filters: { period },
    page,
  } = useListParams(closureList)
  const closures = useClosures({ period, page: page - 1 })
  const { content, totalElements: count = 0, itemsPerPage = 1 } = closures.data ?? {}
  return (
    <ListPage
      title="Clôtures"
      list={closureList}
      query={closures}
      rows={content}
      headline={`${count} ${plural(count, 'clôture', 'clôtures')}`}
      paging={{ page, pageSize: itemsPerPage, rowCount: count }}
      actions={
        <>
          <SectionLinks section={billSection} />
          <PageFileButton read={() => readClosureFile(period)} failureMessages={texts.fileFailed}>
            Télécharger (CSV)
          </PageFileButton>
        </>
      }
    >
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {texts.intro}
      </Typography>
    </ListPage>
  )
}
