import { lazy, Suspense, useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { messageFor, queryClient, useMutation } from 'shared/client'
import type { Profile } from 'shared/contracts/accounts/user'
import { AddIcon, Avatar, Box, Button, DeleteIcon, Stack, toast, Typography } from 'shared/ui'
import { FormSection } from 'shared/ui/form'
import { profileKey } from '../../keys.ts'
import { deleteLogo } from './api.ts'
import { logoFailureMessages, texts } from './messages.ts'

const LogoDialog = lazy(() => import('./LogoDialog.tsx'))

/** Accepted types of images. Vector images are not accepted, because they can contain scripts. */
const acceptedTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

const cacheLogo = (logo: string | null) =>
  queryClient.setQueryData<Profile>(profileKey, (profile) => profile && { ...profile, logo })

/** Logo of the firm: dropped or chosen here, then cropped. */
export function LogoSection({ logo }: { logo: string | null }) {
  const fileInput = useRef<HTMLInputElement>(null)
  const [chosenUrl, setChosenUrl] = useState<string>()
  const [isDraggedOver, setDraggedOver] = useState(false)
  const deleteMutation = useMutation({
    mutationFn: deleteLogo,
    onSuccess: () => {
      cacheLogo(null)
      toast(texts.deletedToast)
    },
    onError: (error) => toast(messageFor(error, logoFailureMessages), 'error'),
  })

  function chooseFile(file: File | undefined) {
    if (!file) return
    if (acceptedTypes.includes(file.type)) setChosenUrl(URL.createObjectURL(file))
    else toast(texts.notAnImage, 'error')
  }
  function close() {
    if (chosenUrl) URL.revokeObjectURL(chosenUrl)
    setChosenUrl(undefined)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setDraggedOver(false)
    chooseFile(event.dataTransfer.files[0])
  }

  return (
    <FormSection title="Logo" layout="free">
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={3}
        onDragOver={(event) => {
          event.preventDefault()
          setDraggedOver(true)
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={drop}
        sx={{
          alignItems: { sm: 'center' },
          p: 2,
          border: '1px dashed',
          borderColor: isDraggedOver ? 'primary.main' : 'divider',
          borderRadius: 1,
          bgcolor: isDraggedOver ? 'primary.light' : undefined,
        }}
      >
        <Avatar
          src={logo ?? undefined}
          alt={logo ? 'Votre logo' : ''}
          variant="rounded"
          sx={{ width: 96, height: 96, bgcolor: 'action.hover', color: 'text.secondary' }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography color="textSecondary" sx={{ mb: 1.5 }}>
            {texts.intro}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Button variant="outlined" startIcon={<AddIcon />} onClick={() => fileInput.current?.click()}>
              {logo ? 'Changer le logo' : 'Choisir un logo'}
            </Button>
            {logo && (
              <Button
                startIcon={<DeleteIcon />}
                loading={deleteMutation.isPending}
                onClick={() => deleteMutation.mutate()}
              >
                Supprimer le logo
              </Button>
            )}
            <Typography variant="body2" color="textSecondary">
              ou déposez une image ici
            </Typography>
          </Stack>
          <input
            ref={fileInput}
            type="file"
            hidden
            accept={acceptedTypes.join(',')}
            aria-label="Image du logo"
            onChange={({ target }) => {
              chooseFile(target.files?.[0])
              // Resets the input, so that the same file can be chosen again.
              target.value = ''
            }}
          />
        </Box>
      </Stack>
      {chosenUrl && (
        <Suspense>
          <LogoDialog imageUrl={chosenUrl} onSaved={cacheLogo} onClose={close} />
        </Suspense>
      )}
    </FormSection>
  )
}
