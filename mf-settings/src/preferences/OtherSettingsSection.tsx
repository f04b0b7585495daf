import { Link as RouterLink } from 'shared/router'
import { useRights } from 'shared/session'
import { Link, Stack, Typography } from 'shared/ui'
import { FormSection } from 'shared/ui/form'

/** Links to settings on other pages. */
export function OtherSettingsSection() {
  const { privileges, roles } = useRights()
  const links = [
    {
      path: '/pros/animals',
      label: 'Limites de travail des animaux',
      text: 'Heures par semaine, repos et charge, dans la fiche de chaque animal.',
      isShown: privileges.includes('ANIMALS'),
    },
    {
      path: '/pros/sessions',
      label: 'Abonner mes autres agendas',
      text: "Vos séances dans l'agenda de votre téléphone : « Abonner mon agenda », dans les rendez-vous.",
      isShown: privileges.includes('AGENDA') && roles.includes('THERAPIST'),
    },
  ].filter(({ isShown }) => isShown)
  if (links.length === 0) return null
  return (
    <FormSection title="Réglé ailleurs" layout="free">
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {links.map(({ path, label, text }) => (
          <li key={path}>
            <Link component={RouterLink} to={path}>
              {label}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </li>
        ))}
      </Stack>
    </FormSection>
  )
}
