import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import AddIcon from '@mui/icons-material/AddRounded'
import MoreIcon from '@mui/icons-material/MoreHorizRounded'
import type { ReactNode } from 'react'
import { kitPage } from '../kit/kitPage.ts'
import { PartLinks } from './PartLinks.tsx'
import { BusyButton } from './BusyButton.tsx'

const Row = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
    {children}
  </Stack>
)

const variants = ['contained', 'outlined', 'text'] as const
const colours = ['primary', 'accent', 'error', 'inherit'] as const
const chipColours = ['default', 'primary', 'accent', 'info', 'success', 'warning', 'error'] as const

export default kitPage('actions', 'Boutons et étiquettes', [
  ...variants.map((variant) => ({
    title: `Bouton ${variant}`,
    content: (
      <Row>
        {colours.map((color) => (
          <Button key={color} variant={variant} color={color}>
            {color}
          </Button>
        ))}
        <Button variant={variant} startIcon={<AddIcon />}>
          Ajouter
        </Button>
        <Button variant={variant} size="small">
          Petit
        </Button>
        <Button variant={variant} size="large">
          Grand
        </Button>
        <Button variant={variant} disabled>
          Désactivé
        </Button>
        <Button variant={variant} loading>
          Occupé
        </Button>
        <Button variant={variant} className="Mui-focusVisible">
          Focus
        </Button>
      </Row>
    ),
  })),
  {
    title: 'Parties d’une longue page',
    content: (
      <PartLinks
        label="Parties du dossier"
        parts={['Identité', 'Programme', 'Séances', 'Évolution', 'Devis et factures', 'Droits'].map((label) => ({
          headingId: label,
          label,
        }))}
      />
    ),
  },
  {
    title: 'Bouton qui garde le focus pendant son appel',
    content: (
      <Row>
        <BusyButton isBusy={false} variant="outlined">
          Renvoyer
        </BusyButton>
        <BusyButton isBusy variant="outlined">
          Renvoyer
        </BusyButton>
      </Row>
    ),
  },
  {
    title: 'Boutons d’icône, choix, lien',
    content: (
      <Row>
        <IconButton aria-label="Autres actions">
          <MoreIcon />
        </IconButton>
        <IconButton aria-label="Autres actions" disabled>
          <MoreIcon />
        </IconButton>
        <ToggleButtonGroup exclusive value="week" size="small">
          <ToggleButton value="day">Jour</ToggleButton>
          <ToggleButton value="week">Semaine</ToggleButton>
          <ToggleButton value="month" disabled>
            Mois
          </ToggleButton>
        </ToggleButtonGroup>
        <Link href="#lien">Lien</Link>
      </Row>
    ),
  },
  ...(['filled', 'outlined'] as const).map((variant) => ({
    title: `Étiquette ${variant}`,
    content: (
      <Row>
        {chipColours.map((color) => (
          <Chip key={color} variant={variant} color={color} label={color} />
        ))}
        <Chip variant={variant} label="Petite" size="small" />
        <Chip variant={variant} label="À retirer" onDelete={() => undefined} />
        <Chip variant={variant} label="Désactivée" disabled />
      </Row>
    ),
  })),
])
