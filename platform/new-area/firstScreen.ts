import type { Wish } from './wish.ts'

const keys = ({ name }: Wish) => `/** The first word of every key of this area: the page has one cache for all areas. */
const area = '${name}'

export const teamKey = [area, 'team'] as const
`

const api = `import { call, useQuery } from 'shared/client'
import { teamKey } from '../keys.ts'

/** The members of the practice. */
export const useTeam = () => useQuery({ queryKey: teamKey, queryFn: ({ signal }) => call('GET /user/team', { signal }) })
`

const messages = `import type { Member } from 'shared/contracts/user'

export const said = {
  failed: "Problème lors de la récupération de l'équipe",
  nobody: "Aucun membre dans l'équipe pour l'instant",
  notFound: 'Aucun résultat trouvé pour votre recherche',
}

export const roleLabel: Readonly<Record<Member['role'], string>> = {
  ADMIN: 'Administrateur',
  THERAPIST: 'Praticien',
  ASSISTANT: 'Assistant',
}
`

const matching = `import type { Member } from 'shared/contracts/user'

const plain = (text: string) => text.normalize('NFD').replaceAll(/\\p{M}/gu, '').toLowerCase()

/** The members whose name holds each of the words, whatever the accents and the capitals. */
export function matching(members: readonly Member[], words: string): Member[] {
  const wanted = plain(words).split(/\\s+/)
  return members.filter(({ firstname, lastname }) => wanted.every((word) => plain(\`\${firstname} \${lastname}\`).includes(word)))
}
`

const card = `import type { Member } from 'shared/contracts/user'
import { Card, CardContent, Chip, Link, Typography } from 'shared/ui'
import { roleLabel } from './messages.ts'

export const MemberCard = ({ member: { firstname, lastname, email, role } }: { member: Member }) => (
  <Card component="li">
    <CardContent sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5, alignItems: 'center', '&:last-child': { pb: 2 } }}>
      <Typography sx={{ fontWeight: 600 }}>
        {firstname} {lastname}
      </Typography>
      <Chip size="small" variant="outlined" label={roleLabel[role]} />
      <Link href={\`mailto:\${email}\`} sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Link>
    </CardContent>
  </Card>
)
`

const page = ({ title }: Wish) => `import { useState } from 'react'
import { plural } from 'shared/domain/format'
import { Box, EmptyState, LoadFailed, PageTitle, Pending, Stack, Typography } from 'shared/ui'
import { SearchInput } from 'shared/ui/form'
import { useTeam } from './api.ts'
import { matching } from './matching.ts'
import { MemberCard } from './MemberCard.tsx'
import { said } from './messages.ts'

export function TeamPage() {
  const team = useTeam()
  const [words, setWords] = useState('')

  const members = team.data ?? []
  const found = matching(members, words)
  return (
    <>
      <PageTitle>${title}</PageTitle>
      <Box component="section" aria-label="Recherche" sx={{ mb: 2, maxWidth: 480, display: 'grid' }}>
        <SearchInput label="Rechercher par nom" value={words} onSearch={setWords} />
      </Box>
      {team.isError && !team.data && <LoadFailed onRetry={() => void team.refetch()}>{said.failed}</LoadFailed>}
      {team.isPending && <Pending rows={4} height={64} />}
      {team.data && found.length === 0 && <EmptyState>{members.length === 0 ? said.nobody : said.notFound}</EmptyState>}
      {found.length > 0 && (
        <Box component="section" aria-label="Résultats">
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {found.length} {plural(found.length, 'membre', 'membres')}
          </Typography>
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {found.map((member) => (
              <MemberCard key={member.id} member={member} />
            ))}
          </Stack>
        </Box>
      )}
    </>
  )
}
`

/**
 * A screen that serves from the first day, with a call every member may make: the team, and how to write to it. It is
 * replaced by what the area is for.
 */
export const firstScreen = (wish: Wish): Record<string, string> => ({
  'src/team/TeamPage.tsx': page(wish),
  'src/team/MemberCard.tsx': card,
  'src/team/matching.ts': matching,
  'src/keys.ts': keys(wish),
  'src/team/api.ts': api,
  'src/team/messages.ts': messages,
})
