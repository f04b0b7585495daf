import { quote } from './areaFiles.ts'
import type { AreaSpec } from './areaSpec.ts'

const keysSource = ({
  name,
}: AreaSpec) => `/** First element of every query key of this area, because all areas share one query cache. */
const area = '${name}'

export const teamKey = [area, 'team'] as const
`

const apiSource = `import { call, useQuery } from 'shared/client'
import { teamKey } from '../keys.ts'

/** The members of the practice. */
export const useTeam = () => useQuery({ queryKey: teamKey, queryFn: ({ signal }) => call('GET /user/team', { signal }) })
`

const messagesSource = `import type { Member } from 'shared/contracts/accounts/user'

export const texts = {
  noMembers: "Aucun membre dans l'équipe pour l'instant",
  noResults: 'Aucun résultat trouvé pour votre recherche',
}

export const roleLabels: Readonly<Record<Member['role'], string>> = {
  ADMIN: 'Administrateur',
  THERAPIST: 'Praticien',
  ASSISTANT: 'Assistant',
}
`

const searchMembersSource = `import type { Member } from 'shared/contracts/accounts/user'
import { memberName } from './memberName.ts'

const normalize = (text: string) => text.normalize('NFD').replaceAll(/\\p{M}/gu, '').toLowerCase()

/** The members whose name contains every word of the search, ignoring accents and case. */
export function searchMembers(members: readonly Member[], search: string): Member[] {
  const words = normalize(search).split(/\\s+/)
  return members.filter((member) => words.every((word) => normalize(memberName(member)).includes(word)))
}
`

const memberNameSource = `import type { Member } from 'shared/contracts/accounts/user'

export const memberName = ({ firstname, lastname }: Member): string => \`\${firstname} \${lastname}\`
`

const memberEmailSource = `import type { Member } from 'shared/contracts/accounts/user'
import { Link } from 'shared/ui'

export const MemberEmail = ({ row: { email } }: { row: Member }) => (
  <Link href={\`mailto:\${email}\`} sx={{ overflowWrap: 'anywhere' }}>
    {email}
  </Link>
)
`

const listSource = ({ title }: AreaSpec) => `import type { Member } from 'shared/contracts/accounts/user'
import { searchFilter } from 'shared/domain/list/filter'
import type { List } from 'shared/ui/data'
import { MemberEmail } from './MemberEmail.tsx'
import { memberName } from './memberName.ts'
import { roleLabels, texts } from './messages.ts'

export const teamList = {
  label: ${quote(title)},
  nameOf: memberName,
  layout: 'cards',
  columns: [
    { key: 'name', label: 'Nom', value: memberName, sortable: true, card: 'title' },
    { key: 'role', label: 'Rôle', value: ({ role }) => roleLabels[role], sortable: true, card: 'summary' },
    { key: 'email', label: 'E-mail', value: ({ email }) => email, Cell: MemberEmail, card: 'line' },
  ],
  filters: { name: searchFilter('Rechercher par nom') },
  empty: texts.noMembers,
  nothingFound: texts.noResults,
} as const satisfies List<Member>
`

const pageSource = ({ title }: AreaSpec) => `import { plural } from 'shared/domain/format'
import { ListPage, useListParams } from 'shared/ui/data'
import { useTeam } from './api.ts'
import { searchMembers } from './searchMembers.ts'
import { teamList } from './teamList.ts'

export function TeamPage() {
  const { filters } = useListParams(teamList)
  const team = useTeam()
  const members = team.data && searchMembers(team.data, filters.name)
  const count = members?.length ?? 0
  return (
    <ListPage
      title="${title}"
      list={teamList}
      query={team}
      rows={members}
      headline={\`\${count} \${plural(count, 'membre', 'membres')}\`}
    />
  )
}
`

/**
 * Returns the files of a new area's first screen: the list of the practice's members with their e-mail addresses, from
 * a call that every member may make. It is an example, which the area's own screens replace.
 */
export const firstScreen = (spec: AreaSpec): Record<string, string> => ({
  'src/keys.ts': keysSource(spec),
  'src/team/TeamPage.tsx': pageSource(spec),
  'src/team/teamList.ts': listSource(spec),
  'src/team/MemberEmail.tsx': memberEmailSource,
  'src/team/memberName.ts': memberNameSource,
  'src/team/searchMembers.ts': searchMembersSource,
  'src/team/api.ts': apiSource,
  'src/team/messages.ts': messagesSource,
})
