import { useState } from 'react'
import { useQuery } from 'shared/client'
import { Box, LoadFailed, PageTitle, Stack, Typography } from 'shared/ui'
import { FormSection } from 'shared/ui/form'
import { therapistsQuery } from '../therapists/useTherapistSearch.ts'
import { ChoicesForm } from './ChoicesForm.tsx'
import { CodeBox } from './CodeBox.tsx'
import { attributes, eventExample, events, promises } from './guide.ts'
import { LiveExample } from './LiveExample.tsx'
import { firstChoices, policyFor, snippetFor } from './snippet.ts'
import type { Choices } from './snippet.ts'
import { Terms } from './Terms.tsx'

/** For those who put the booking on their own site: the snippet, its options, and a live example. */
export default function PartnersPage() {
  const [choices, setChoices] = useState<Choices>(firstChoices)
  const therapists = useQuery(therapistsQuery({ name: '', location: '' }))
  const { origin } = window.location

  return (
    <Box sx={{ maxWidth: 1080, mx: 'auto' }}>
      <PageTitle>Réserver depuis votre site</PageTitle>
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '68ch' }}>
        Praticien, centre équestre, maison de retraite ou annuaire : proposez la prise de rendez-vous sur vos propres
        pages. Deux lignes à coller suffisent, sans compte ni installation.
      </Typography>
      <Box sx={{ mb: 3 }}>
        <FormSection layout="free" title="Les lignes à coller">
          <Stack spacing={3}>
            {therapists.isError && (
              <LoadFailed onRetry={() => void therapists.refetch()}>
                La liste des praticiens n'a pas pu être chargée.
              </LoadFailed>
            )}
            <ChoicesForm
              choices={choices}
              therapists={therapists.data ?? []}
              onChange={(change) => setChoices({ ...choices, ...change })}
            />
            <CodeBox label="Lignes à coller">{snippetFor(choices, origin)}</CodeBox>
          </Stack>
        </FormSection>
      </Box>
      <Typography variant="h2" sx={{ mb: 2 }}>
        Exemple
      </Typography>
      <Box sx={{ mb: 3 }}>
        <LiveExample choices={choices} />
      </Box>
      <Stack spacing={3} sx={{ mb: 3 }}>
        <FormSection layout="free" title="Attributs">
          <Terms terms={attributes} code />
        </FormSection>
        <FormSection layout="free" title="Événements">
          <Stack spacing={3}>
            <Terms terms={events} code />
            <CodeBox label="Exemple d'écoute">{eventExample}</CodeBox>
          </Stack>
        </FormSection>
        <FormSection layout="free" title="Politique de sécurité (CSP)">
          <Typography sx={{ mb: 2, maxWidth: '68ch' }}>
            Si votre site en a une, autorisez ceci. Aucun style n'est à autoriser. Avec un nonce, posez-le sur la ligne
            du script : il est repris.
          </Typography>
          <CodeBox label="Directives à autoriser">{policyFor(choices, origin)}</CodeBox>
        </FormSection>
        <FormSection layout="free" title="Ce à quoi nous nous engageons">
          <Terms terms={promises} />
        </FormSection>
      </Stack>
    </Box>
  )
}
