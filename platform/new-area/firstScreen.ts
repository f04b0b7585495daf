import { quoted } from './areaFiles.ts'
import type { AreaSpec } from './areaSpec.ts'

const keys = ({
  name,
}: AreaSpec) => `/** The first word of every key of this area: the page has one cache for all areas. */
const area = '${name}'

export const teamKey = [area, 'team'] as const
`

const api = `import { call, useQuery } from 'shared/client'
import { teamKey } from '../keys.ts'

/** The members of the practice. */
export const useTeam = () => useQuery({ queryKey: teamKey, queryFn: ({ signal }) => call('GET /user/team', { signal }) })
`

const messages = `import type { Member } from 'shared/contracts/accounts/user'

export const texts = {
  nobody: "Aucun membre dans l'équipe pour l'instant",
  notFound: 'Aucun résultat trouvé pour votre recherche',
}

export const roleLabels: Readonly<Record<Member['role'], string>> = {
  ADMIN: 'Administrateur',
  THERAPIST: 'Praticien',
  ASSISTANT: 'Assistant',
}
`

const searchMembers = `import type { Member } from 'shared/contracts/accounts/user'
import { memberName } from './memberName.ts'

const normalized = (text: string) => text.normalize('NFD').replaceAll(/\\p{M}/gu, '').toLowerCase()

/** The members whose name holds each of the words, whatever the accents and the capitals. */
export function searchMembers(members: readonly Member[], words: string): Member[] {
  const wanted = normalized(words).split(/\\s+/)
  return members.filter((member) => wanted.every((word) => normalized(memberName(member)).includes(word)))
}
`

const memberName = `import type { Member } from 'shared/contracts/accounts/user'

export const memberName = ({ firstname, lastname }: Member): string => \`\${firstname} \${lastname}\`
`

const memberEmail = `import type { Member } from 'shared/contracts/accounts/user'
import { Link } from 'shared/ui'

export const MemberEmail = ({ row: { email } }: { row: Member }) => (
  <Link href={\`mailto:\${email}\`} sx={{ overflowWrap: 'anywhere' }}>
    {email}
  </Link>
)
`

const list = ({ title }: AreaSpec) => `import type { Member } from 'shared/contracts/accounts/user'
import { searchFilter } from 'shared/domain/list/filter'
import type { List } from 'shared/ui/data'
import { MemberEmail } from './MemberEmail.tsx'
import { memberName } from './memberName.ts'
import { roleLabels, texts } from './messages.ts'

export const teamList = {
  label: ${quoted(title)},
  nameOf: memberName,
  layout: 'cards',
  columns: [
    { key: 'name', label: 'Nom', value: memberName, sortable: true, card: 'title' },
    { key: 'role', label: 'Rôle', value: ({ role }) => roleLabels[role], sortable: true, card: 'summary' },
    { key: 'email', label: 'E-mail', value: ({ email }) => email, Cell: MemberEmail, card: 'line' },
  ],
  filters: { name: searchFilter('Rechercher par nom') },
  empty: texts.nobody,
  nothingFound: texts.notFound,
} as const satisfies List<Member>
`

const page = ({ title }: AreaSpec) => `import { plural } from 'shared/domain/format'
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
 * A list screen that is useful from the first day, with a call every member may make: the team, and how to write to it.
 * It is a model, to be replaced by what the area is for.
 */
export const firstScreen = (spec: AreaSpec): Record<string, string> => ({
  'src/keys.ts': keys(spec),
  'src/team/TeamPage.tsx': page(spec),
  'src/team/teamList.ts': list(spec),
  'src/team/MemberEmail.tsx': memberEmail,
  'src/team/memberName.ts': memberName,
  'src/team/searchMembers.ts': searchMembers,
  'src/team/api.ts': api,
  'src/team/messages.ts': messages,
})
