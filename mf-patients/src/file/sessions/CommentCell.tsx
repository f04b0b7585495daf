import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Alert, Box, Button, EditIcon, IconButton, Stack, Typography, useIsPhone } from 'shared/ui'
import { TextField } from 'shared/ui/data'
import { useUnsavedGuard } from 'shared/ui/form'
import { changePatientSession } from './changePatientSession.ts'
import type { FileSession } from './fileSession.ts'
import { sessionName } from './fileSession.ts'

const wrappedStyle = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const
/** Truncates a comment to one line in a table, so that all rows have the same height, and wraps it on a card. */
const truncatedStyle = {
  display: { md: 'block' },
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'pre-line', md: 'nowrap' },
  overflowWrap: 'anywhere',
} as const

/** The comment of a session, edited in place. */
export function CommentCell({ row }: { row: FileSession }) {
  const [isEditing, setEditing] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const { comments, isOwn } = row
  if (!isOwn) return <CommentText comments={comments} />

  function close() {
    setEditing(false)
    // The button is rendered again only after this callback.
    requestAnimationFrame(() => container.current?.querySelector<HTMLElement>('button[aria-label]')?.focus())
  }
  return (
    <Box ref={container}>
      {isEditing ? (
        <CommentEditor row={row} onClose={close} />
      ) : (
        <DisplayedComment row={row} onEdit={() => setEditing(true)} />
      )}
    </Box>
  )
}

function DisplayedComment({ row, onEdit }: { row: FileSession; onEdit: () => void }) {
  if (row.comments === '')
    return (
      <Button size="small" sx={{ ml: -1 }} onClick={onEdit} aria-label={`${sessionName(row)} : ajouter un commentaire`}>
        Ajouter
      </Button>
    )
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <CommentText comments={row.comments} />
      <IconButton size="small" aria-label={`${sessionName(row)} : modifier le commentaire`} onClick={onEdit}>
        <EditIcon fontSize="small" />
      </IconButton>
    </Stack>
  )
}

/** Comment that is truncated to one line in a table, and expanded by a click. */
function CommentText({ comments }: { comments: string }) {
  const isPhone = useIsPhone()
  const [isExpanded, setExpanded] = useState(false)
  if (isPhone || comments === '')
    return (
      <Typography variant="body2" sx={wrappedStyle}>
        {comments}
      </Typography>
    )
  return (
    <Button
      aria-expanded={isExpanded}
      onClick={() => setExpanded(!isExpanded)}
      color="inherit"
      sx={{
        flexGrow: 1,
        minHeight: 32,
        px: 0,
        py: 0.5,
        font: 'inherit',
        textAlign: 'left',
        ...(isExpanded ? wrappedStyle : truncatedStyle),
      }}
    >
      {comments}
    </Button>
  )
}

/** Editor that keeps the typed comment until it is saved or cancelled. */
function CommentEditor({ row, onClose }: { row: FileSession; onClose: () => void }) {
  const [initialComment] = useState(row.comments)
  const [inputText, setInputText] = useState(initialComment)
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.setSelectionRange(initialComment.length, initialComment.length)
  }, [initialComment])
  const allowLeaving = useUnsavedGuard(inputText !== initialComment)
  // During the request the row already shows the typed comment, because of the optimistic update.
  const isChangedElsewhere = !isBusy && row.comments !== initialComment

  async function save() {
    setBusy(true)
    const isSaved = inputText === row.comments || (await changePatientSession(row, { comments: inputText }))
    setBusy(false)
    if (!isSaved) return
    allowLeaving()
    onClose()
  }
  function onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key === 'Escape' && inputText === initialComment) onClose()
    if (key === 'Enter' && (ctrlKey || metaKey)) void save()
  }
  return (
    <Stack spacing={1} sx={{ minWidth: { md: 280 }, py: 0.5 }}>
      <TextField
        multiline
        inputRef={input}
        minRows={2}
        maxRows={14}
        value={inputText}
        onChange={({ target }) => setInputText(target.value)}
        onKeyDown={onKeyDown}
        hiddenLabel
        slotProps={{ htmlInput: { 'aria-label': `${sessionName(row)} : commentaire`, maxLength: 20_000 } }}
      />
      {isChangedElsewhere && (
        <Alert severity="warning" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {row.comments === ''
            ? "Quelqu'un a effacé ce commentaire entre-temps. Enregistrer garde le vôtre."
            : `Quelqu'un a écrit entre-temps : « ${row.comments} ». Enregistrer le remplace par le vôtre.`}
        </Alert>
      )}
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="contained" loading={isBusy} onClick={() => void save()}>
          Enregistrer
        </Button>
        <Button size="small" disabled={isBusy} onClick={onClose}>
          Annuler
        </Button>
      </Stack>
    </Stack>
  )
}
