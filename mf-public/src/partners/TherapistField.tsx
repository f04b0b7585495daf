import { useState } from 'react'
import type { TherapistCard } from 'shared/contracts/directory/therapist'
import { keepPreviousData, useQuery } from 'shared/client'
import { nameOf } from 'shared/domain/publicPages/directory/therapistNames'
import { Box, Typography } from 'shared/ui'
import { Picker, TextField } from 'shared/ui/form'
import { useDebounced } from '../therapists/search/useDebounced.ts'
import { therapistsQuery } from '../therapists/useTherapistSearch.ts'

/** Returns the details that distinguish therapists with the same name. */
const detailsOf = ({ firmName, address }: TherapistCard) => [firmName, address.city].filter(Boolean).join(', ')

const noOptionsText = (name: string, isError: boolean) => {
  if (isError) return "La liste des praticiens n'a pas pu être chargée."
  return name === '' ? 'Tapez un nom' : 'Aucun praticien'
}

/** Field that finds a therapist of the directory by name; without a selection, `onChange` receives ''. */
export function TherapistField({ onChange }: { onChange: (therapistId: string) => void }) {
  const [selectedTherapist, setSelectedTherapist] = useState<TherapistCard | null>(null)
  const [inputText, setInputText] = useState('')
  const name = useDebounced(inputText.trim())
  const { data, isFetching, isError } = useQuery({
    ...therapistsQuery({ name, location: '' }),
    enabled: name !== '',
    placeholderData: keepPreviousData,
  })
  return (
    <Picker
      id="therapist"
      options={name === '' || !data ? [] : data.therapists}
      isSearched
      value={selectedTherapist}
      onChange={(therapist) => {
        setSelectedTherapist(therapist)
        onChange(therapist?.id ?? '')
      }}
      onSearch={setInputText}
      getOptionLabel={nameOf}
      loading={isFetching || name !== inputText.trim()}
      loadingText="Recherche…"
      noOptionsText={noOptionsText(name, isError)}
      slotProps={{ paper: { elevation: 8 } }}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props}>
          <span>
            {nameOf(option)}
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {detailsOf(option)}
            </Typography>
          </span>
        </Box>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label="Praticien"
          placeholder="Tous : afficher la recherche"
          slotProps={{ ...input.slotProps, inputLabel: { ...input.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  )
}
