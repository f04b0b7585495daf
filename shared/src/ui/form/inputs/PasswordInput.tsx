import { useState } from 'react'
import type { ComponentProps } from 'react'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import VisibilityIcon from '@mui/icons-material/VisibilityRounded'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffRounded'
import type { FieldValues } from 'react-hook-form'
import { TextInput } from './inputs.tsx'

/** The API's maximum: browsers truncate longer input without notice. */
const maxPasswordLength = 128

type PasswordInputProps<Draft extends FieldValues> = ComponentProps<typeof TextInput<Draft>> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordInput<Draft extends FieldValues>(inputProps: PasswordInputProps<Draft>) {
  const [isReadable, setIsReadable] = useState(false)
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label="Afficher la saisie"
        aria-pressed={isReadable}
        onClick={() => setIsReadable(!isReadable)}
      >
        {isReadable ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <TextInput
      {...inputProps}
      type={isReadable ? 'text' : 'password'}
      slotProps={{ htmlInput: { maxLength: maxPasswordLength }, input: { endAdornment: toggle } }}
    />
  )
}
