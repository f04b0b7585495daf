import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useForm } from 'react-hook-form'
import { kitPage } from '../../../kit/kitPage.ts'
import { FormActions } from '../FormActions.tsx'
import { AddressInputs } from '../inputs/AddressInputs.tsx'
import { RecoveryCodeList } from '../secondFactor/RecoveryCodeList.tsx'
import { FoldedSection } from './FoldedSection.tsx'
import { FormSection } from './FormSection.tsx'
import { ReadOnlyFields } from './ReadOnlyFields.tsx'
import { RequiredFields } from './RequiredFields.tsx'
import { TitledLines } from './TitledLines.tsx'

const Fields = ({ children }: { children?: ReactNode }) => (
  <>
    <TextField label="Prénom" defaultValue="Léa" />
    <TextField label="Nom" defaultValue="Martin" />
    {children}
  </>
)

function Address() {
  const { control } = useForm({
    defaultValues: { street: '4 rue du Lac', zip: '69003', city: 'Lyon', country: 'FR' },
  })
  return <AddressInputs control={control} street="street" zipCode="zip" city="city" country="country" />
}

export default kitPage('form', 'Formulaires', [
  {
    title: 'Champs requis',
    content: (
      <RequiredFields
        attempt={1}
        problems={[
          { field: 'name', message: 'Nom : Obligatoire' },
          { field: 'email', message: 'Adresse e-mail incomplète' },
        ]}
      />
    ),
  },
  {
    title: 'Section',
    content: (
      <FormSection title="Identité" action={<Button size="small">Copier</Button>}>
        <Fields />
      </FormSection>
    ),
  },
  {
    title: 'Section d’adresse',
    content: (
      <FormSection title="Adresse">
        <Address />
      </FormSection>
    ),
  },
  {
    title: 'Section pliée, ouverte, refusée',
    content: (
      <Stack spacing={2}>
        <FoldedSection title="Pliée">
          <Fields />
        </FoldedSection>
        <FoldedSection title="Ouverte" startsOpen>
          <Fields />
        </FoldedSection>
        <FoldedSection title="Refusée" isRefused layout="stack">
          <Fields>
            <TextField label="Ville" error helperText="Obligatoire" />
          </Fields>
        </FoldedSection>
      </Stack>
    ),
  },
  {
    title: 'Lecture seule',
    content: (
      <ReadOnlyFields reason="Cette séance est facturée">
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Fields />
        </Box>
      </ReadOnlyFields>
    ),
  },
  {
    title: 'Actions',
    content: (
      <Stack spacing={2}>
        <FormActions submit="Enregistrer" isBusy={false} cancelTo="/" />
        <FormActions submit="Enregistrer" isBusy cancelTo="/" />
        <FormActions submit="Enregistrer" isBusy={false} />
      </Stack>
    ),
  },
  {
    title: 'Lignes sous un titre',
    content: <TitledLines title="Ce qui est supprimé" lines={['3 séances à venir', 'La fiche de Câline']} />,
  },
  {
    title: 'Codes de secours',
    content: <RecoveryCodeList codes={['abcd-efgh', 'ijkl-mnop', 'qrst-uvwx', 'yz23-4567']} />,
  },
])
