import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Control } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { kitPage } from '../kit/kitPage.ts'
import { DayInput } from './dates/DayInput.tsx'
import { TimeInput } from './dates/TimeInput.tsx'
import { BirthdateInput } from './form/inputs/BirthdateInput.tsx'
import { CheckInput, PickInput, TextInput } from './form/inputs/inputs.tsx'
import { MultipleAutocomplete } from './form/picking/MultipleAutocomplete.tsx'
import { NumberInput } from './form/inputs/NumberInput.tsx'
import { PasswordInput } from './form/inputs/PasswordInput.tsx'
import { RadioInput } from './form/inputs/RadioInput.tsx'
import { SearchInput } from './form/inputs/SearchInput.tsx'
import { VatRateInput } from './form/inputs/VatRateInput.tsx'
import TextField from '@mui/material/TextField'

interface Field {
  control: Control
  name: string
  disabled?: boolean
}

type StateName = 'empty' | 'filled' | 'refused' | 'disabled'

const states: readonly [state: StateName, title: string][] = [
  ['empty', 'Vide'],
  ['filled', 'Rempli'],
  ['refused', 'Refusé'],
  ['disabled', 'Désactivé'],
]

const options = [
  { value: 'DOG', label: 'Chien' },
  { value: 'HORSE', label: 'Cheval' },
]

/** Each input with the value that it has when filled. */
const inputs: readonly [title: string, value: unknown, render: (field: Field) => ReactNode][] = [
  ['Texte', 'Câline', (field) => <TextInput {...field} label="Nom" required helperText="Comme vous l’appelez" />],
  [
    'Texte long',
    'Craint le bruit.\nAime les enfants.',
    (field) => <TextInput {...field} label="Note" multiline rows={2} />,
  ],
  ['Nombre', 33, (field) => <NumberInput {...field} label="Prix" unit="€" />],
  ['TVA', 20, (field) => <VatRateInput {...field} label="Taux de TVA" zipCode="69003" />],
  ['Choix', 'DOG', (field) => <PickInput {...field} label="Espèce" none="Aucune" options={options} />],
  ['Case', true, (field) => <CheckInput {...field} label="Patient présent" helperText="Le jour de la séance" />],
  ['Jour', '2026-11-20', (field) => <DayInput {...field} label="Date" />],
  ['Heure', '09:30', (field) => <TimeInput {...field} label="Début" />],
  [
    'Mot de passe',
    'complice',
    (field) => <PasswordInput {...field} label="Mot de passe" autoComplete="new-password" />,
  ],
]

const nameOf = (state: StateName, index: number) => `${state}${index}`
const hasValue = (state: StateName) => state === 'filled' || state === 'disabled'
const emptyValue = (value: unknown) => (value === true ? false : typeof value === 'string' ? '' : null)
const isDayOrTime = (value: unknown) => typeof value === 'string' && /^\d/.test(value)

const defaultValues = Object.fromEntries(
  states.flatMap(([state]) =>
    inputs.map(([, value], index) => [
      nameOf(state, index),
      hasValue(state) ? value : isDayOrTime(value) ? null : emptyValue(value),
    ]),
  ),
)
const errors = Object.fromEntries(
  inputs.map((_, index) => [nameOf('refused', index), { type: 'invalid', message: 'Obligatoire' }]),
)

function Inputs() {
  const { control } = useForm({ defaultValues, errors })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}>
      {inputs.map(([title, , render], index) =>
        states.map(([state, stateTitle]) => (
          <Box key={nameOf(state, index)} sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ mb: 1 }}>
              {title}, {stateTitle.toLowerCase()}
            </Typography>
            {render({ control, name: nameOf(state, index), disabled: state === 'disabled' })}
          </Box>
        )),
      )}
    </Box>
  )
}

const noOperation = () => undefined
const animals = [
  { id: '1', name: 'Câline' },
  { id: '2', name: 'Ébène' },
]

function OtherInputs() {
  const { control } = useForm({ defaultValues: { kind: 'DOG' } })
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 560 }}>
      <RadioInput control={control} name="kind" label="Espèce" options={options} />
      <SearchInput label="Rechercher" value="Câl" onSearch={noOperation} />
      <BirthdateInput id="birthdate" value="2014-03-09" onChange={noOperation} />
      <BirthdateInput id="refused-birthdate" value={null} onChange={noOperation} error="Obligatoire" />
      <MultipleAutocomplete
        options={animals}
        ids={['1', '2']}
        onIds={noOperation}
        getOptionLabel={({ name }) => name}
        renderInput={(input) => <TextField {...input} label="Animaux" />}
      />
    </Box>
  )
}

export default kitPage('inputs', 'Champs', [
  { title: 'Chaque champ vide, rempli, refusé, désactivé', content: <Inputs /> },
  { title: 'Choix, recherche, naissance, plusieurs', content: <OtherInputs /> },
])
