import { useState } from 'react'
import type { ComponentProps } from 'react'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import VisibilityIcon from '@mui/icons-material/VisibilityRounded'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffRounded'
import type { FieldValues } from 'react-hook-form'
import { TextInput } from './inputs.tsx'

/** The API's maximum: browsers truncate longer input without notice. */
const longestPassword = 128

type PasswordInputProps<Draft extends FieldValues> = ComponentProps<typeof TextInput<Draft>> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordInput<Draft extends FieldValues>(inputProps: PasswordInputProps<Draft>) {
  const [readable, setReadable] = useState(false)
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label="Afficher la saisie"
        aria-pressed={readable}
        onClick={() => setReadable(!readable)}
      >
        {readable ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <TextInput
      {...inputProps}
      type={readable ? 'text' : 'password'}
      slotProps={{ htmlInput: { maxLength: longestPassword }, input: { endAdornment: toggle } }}
    />
  )
}
