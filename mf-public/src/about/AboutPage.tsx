import { Link as RouterLink } from 'shared/router'
import { Box, Button, Meadow, PageTitle, serif, Stack, Typography } from 'shared/ui'

/** What Complice is, in a few sentences, and where to go from here. */
export default function AboutPage() {
  return (
    <Box
      sx={{
        maxWidth: '70ch',
        mx: 'auto',
        py: { xs: 0, md: 3 },
        '& h1, & h2': { fontFamily: serif },
        '& p': { fontSize: '1.0625rem', lineHeight: 1.65, textWrap: 'pretty' },
      }}
    >
      <PageTitle>À propos de Complice</PageTitle>
      <Stack spacing={2.5}>
        <Typography>
          Complice est le cabinet en ligne de celles et ceux qui prennent soin des autres avec des animaux :
          équithérapeutes, praticiens en médiation canine, zoothérapeutes, et les assistants qui travaillent avec eux.
        </Typography>
        <Typography>
          L'agenda, les patients, les animaux, les lieux, les devis et les factures y tiennent ensemble. Et parce qu'un
          cheval ou un chien est un partenaire et non un outil, Complice sait ce que chaque animal peut porter, et le
          dit avant que ce ne soit trop.
        </Typography>
        <Typography>
          Pour les familles et les établissements, un annuaire : trouver un praticien près de chez soi, voir ses
          créneaux libres, demander une séance.
        </Typography>
        <Typography variant="h2">Ce à quoi nous tenons</Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mb: 1, fontSize: '1.0625rem', lineHeight: 1.6 } }}>
          <li>Ce qui est médical est chiffré, et ne se lit que dans son cabinet.</li>
          <li>Vos données s'emportent à tout moment ; rien ne vous retient.</li>
          <li>Ni publicité, ni revente, ni mesure d'audience sans votre accord.</li>
          <li>Le code est sous licence libre (MIT).</li>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 1 }}>
          <Button variant="contained" size="large" component={RouterLink} to="/therapists">
            Trouver un praticien
          </Button>
          <Button variant="outlined" size="large" component={RouterLink} to="/pros/prices">
            Voir les prix
          </Button>
        </Box>
        <Meadow width={280} />
      </Stack>
    </Box>
  )
}
