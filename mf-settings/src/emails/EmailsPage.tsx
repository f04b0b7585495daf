import { plural } from 'shared/domain/format'
import { Box } from 'shared/ui'
import { ListPage, useListParams } from 'shared/ui/data'
import { EmailQuotaNotice } from 'shared/ui/form'
import { SettingsPage } from '../settings/SettingsPage.tsx'
import { useEmailLog } from './api.ts'
import { emailList } from './emailList.tsx'

/**
 * Lists the practice's e-mails of the last 90 days: those of the kinds that the member's privileges allow, and those
 * about a therapist's own sessions.
 */
export default function EmailsPage() {
  const { filters, page } = useListParams(emailList)
  const { state } = filters
  const emails = useEmailLog({ ...(state !== 'ALL' && { state }), page: page - 1 })
  const { content, totalElements: count = 0, itemsPerPage = 1 } = emails.data ?? {}
  return (
    <ListPage
      Frame={SettingsPage}
      title="E-mails envoyés"
      list={emailList}
      query={emails}
      rows={content}
      headline={`${count} ${plural(count, 'e-mail', 'e-mails')} en 90 jours`}
      summary={
        <Box sx={{ '&:not(:empty)': { mb: 2 } }}>
          <EmailQuotaNotice />
        </Box>
      }
      paging={{ page, pageSize: itemsPerPage, rowCount: count }}
    />
  )
}
