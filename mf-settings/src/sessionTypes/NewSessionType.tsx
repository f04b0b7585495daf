import { useRef, useState } from 'react'
import { appended, listKey } from 'shared/lists'
import { AddIcon, Card, Stack, toast } from 'shared/ui'
import { TextField, useAutosave, useSendOnce } from 'shared/ui/form'
import { addSessionType } from './api.ts'
import { texts } from './messages.ts'
import { SavingNotice } from './SavingNotice.tsx'

/** Field for the name of a new type, which is created on Enter or blur unless the field is empty. */
export function NewSessionType() {
  const [name, setName] = useState('')
  const typedName = useRef('')
  const sendOnce = useSendOnce('sessionType.new')

  const changeName = (text: string) => {
    typedName.current = text
    setName(text)
  }

  const saving = useAutosave(async () => {
    const sentName = typedName.current.trim()
    if (sentName === '') return
    const addedType = await sendOnce({ name: sentName }, (key) => addSessionType(sentName, key))
    appended(listKey.sessionTypes, addedType)
    if (typedName.current.trim() === sentName) changeName('')
    toast(texts.savedToast)
  })

  return (
    <Card sx={{ p: 2 }}>
      <Stack spacing={1.5}>
        <TextField
          label={texts.newType}
          placeholder="Équithérapie, médiation canine…"
          value={name}
          onChange={(event) => changeName(event.target.value)}
          onBlur={saving.flush}
          onKeyDown={(event) => {
            if (event.key === 'Enter') saving.flush()
          }}
          slotProps={{ htmlInput: { maxLength: 100 }, input: { startAdornment: <AddIcon sx={{ mr: 1 }} /> } }}
          sx={{ maxWidth: 460 }}
        />
        <SavingNotice saving={saving} />
      </Stack>
    </Card>
  )
}
