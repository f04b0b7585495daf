import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { kitPage } from '../kit/kitPage.ts'
import { Fact } from './Fact.tsx'
import { MapPosition } from './MapPosition.tsx'
import { PageTitle } from './PageTitle.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import type { Section } from './SectionLinks.tsx'

const section: Section = {
  path: '/patients',
  backLabel: 'Tous les patients',
  pages: [
    { path: '/patients/import', title: 'Importer', whenEmpty: true },
    { path: '/patients/deleted', title: 'Patients supprimés' },
  ],
}

export default kitPage('texts', 'Titres et textes', [
  { title: 'Titre de page', content: <PageTitle>Patients</PageTitle> },
  {
    title: 'Titre de page avec actions',
    content: (
      <PageTitle
        actions={
          <>
            <Button variant="outlined">Exporter</Button>
            <Button variant="contained">Ajouter</Button>
          </>
        }
      >
        Séances de la semaine du 16 novembre
      </PageTitle>
    ),
  },
  {
    title: 'Liens d’une section, page principale',
    path: '/patients',
    content: <PageTitle actions={<SectionLinks section={section} />}>Patients</PageTitle>,
  },
  {
    title: 'Liens d’une section, liste vide',
    path: '/patients',
    content: <SectionLinks section={section} whenEmpty />,
  },
  { title: 'Liens d’une section, autre page', path: '/patients/import', content: <SectionLinks section={section} /> },
  {
    title: 'Échelle des textes',
    content: (
      <>
        {(['h1', 'h2', 'h3', 'h4', 'body1', 'body2'] as const).map((variant) => (
          <Typography key={variant} variant={variant} component="p">
            {variant} : portez ce vieux whisky au juge blond, 1 234,50 €
          </Typography>
        ))}
        <Typography color="textSecondary">Secondaire</Typography>
        <Typography color="textDisabled">Désactivé</Typography>
      </>
    ),
  },
  {
    title: 'Carte avec des faits',
    content: (
      <Card>
        <CardContent>
          <Typography variant="h2">Câline</Typography>
          <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0, mt: 1 }}>
            <Fact name="Espèce">Chien</Fact>
            <Fact name="Adresse e-mail">une.adresse.vraiment.tres.longue@exemple.departement.fr</Fact>
          </Box>
        </CardContent>
      </Card>
    ),
  },
  {
    title: 'Précision d’une position',
    content: (
      <>
        <MapPosition isExact>Le point est à votre adresse.</MapPosition>
        <MapPosition isExact={false}>Le point est au centre de la commune.</MapPosition>
      </>
    ),
  },
])
