import { useState } from 'react'
import { attributes, eventExample, events, partnersPage, promises } from 'shared/domain/publicPages/partners/guide'
import { defaultEmbedOptions, contentSecurityPolicyFor, snippetFor } from 'shared/domain/publicPages/partners/snippet'
import type { EmbedOptions } from 'shared/domain/publicPages/partners/snippet'
import { Box, PageTitle, Stack, Typography } from 'shared/ui'
import { FormSection } from 'shared/ui/form'
import { EmbedOptionsForm } from './EmbedOptionsForm.tsx'
import { CodeBox } from './CodeBox.tsx'
import { LiveExample } from './LiveExample.tsx'
import { Terms } from './Terms.tsx'

/** Page for therapists who embed the booking in their site: the snippet, its options, and a live example. */
export default function PartnersPage() {
  const [options, setOptions] = useState<EmbedOptions>(defaultEmbedOptions)
  const { origin } = window.location

  return (
    <Box sx={{ maxWidth: 1080, mx: 'auto' }}>
      <PageTitle>{partnersPage.title}</PageTitle>
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '68ch' }}>
        {partnersPage.lead}
      </Typography>
      <Box sx={{ mb: 3 }}>
        <FormSection layout="free" title={partnersPage.lines}>
          <Stack spacing={3}>
            <EmbedOptionsForm options={options} onChange={(change) => setOptions({ ...options, ...change })} />
            <CodeBox label="Lignes à coller">{snippetFor(options, origin)}</CodeBox>
          </Stack>
        </FormSection>
      </Box>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {partnersPage.example}
      </Typography>
      <Box sx={{ mb: 3 }}>
        <LiveExample options={options} />
      </Box>
      <Stack spacing={3} sx={{ mb: 3 }}>
        <FormSection layout="free" title={partnersPage.attributes}>
          <Terms terms={attributes} isCode />
        </FormSection>
        <FormSection layout="free" title={partnersPage.events}>
          <Stack spacing={3}>
            <Terms terms={events} isCode />
            <CodeBox label="Exemple d'écoute">{eventExample}</CodeBox>
          </Stack>
        </FormSection>
        <FormSection layout="free" title={partnersPage.policy}>
          <Typography sx={{ mb: 2, maxWidth: '68ch' }}>{partnersPage.policyLead}</Typography>
          <CodeBox label="Directives à autoriser">{contentSecurityPolicyFor(options, origin)}</CodeBox>
        </FormSection>
        <FormSection layout="free" title={partnersPage.promises}>
          <Terms terms={promises} />
        </FormSection>
      </Stack>
    </Box>
  )
}
