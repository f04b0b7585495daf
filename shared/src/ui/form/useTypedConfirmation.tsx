import { useState } from 'react'
import TextField from '@mui/material/TextField'

/**
 * Confirms an irreversible action: returns a field for typing `word`, which must be in capitals, and whether the user
 * has typed it, in any letter case.
 */
export function useTypedConfirmation(word: string) {
  const [typedText, setTypedText] = useState('')
  return {
    isConfirmed: typedText.trim().toLocaleUpperCase('fr') === word,
    field: (
      <TextField
        label={`Écrivez ${word} pour confirmer`}
        value={typedText}
        onChange={({ target }) => setTypedText(target.value)}
        fullWidth
        autoComplete="off"
        sx={{ mt: 3 }}
      />
    ),
  }
}
