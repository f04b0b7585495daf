import { useState } from 'react'
import TextField from '@mui/material/TextField'

/** Whether the word was typed, in any case, with the field it is typed into: a confirmation of irreversible actions. */
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
