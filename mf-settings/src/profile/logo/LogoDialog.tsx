import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import { messageFor, useMutation } from 'shared/client'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  toast,
  Typography,
  useCloseGuard,
} from 'shared/ui'
import { saveLogo } from './api.ts'
import { cropImage } from './cropImage.ts'
import type { ImagePart } from './cropImage.ts'
import { cropperStyles } from './cropperStyles.ts'
import { logoFailureMessages, texts } from './messages.ts'

interface LogoDialogProps {
  /** Object URL of the chosen image. */
  imageUrl: string
  onSaved: (logo: string) => void
  onClose: () => void
}

/** Limits of the zoom factor: below 1, the logo gets a margin. */
const minZoom = 0.3
const maxZoom = 4

/** Crops an image to the square of the logo. An image smaller than the square gets a margin. */
export default function LogoDialog({ imageUrl, onSaved, onClose }: LogoDialogProps) {
  const titleId = useId()
  const zoomId = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [imagePart, setImagePart] = useState<ImagePart>()
  const [isUnreadable, setUnreadable] = useState(false)
  const { close, question } = useCloseGuard(zoom !== 1 || crop.x !== 0 || crop.y !== 0, onClose)
  const { mutate, isPending } = useMutation({
    mutationFn: async (croppedPart: ImagePart) => saveLogo(await cropImage(imageUrl, croppedPart)),
    onSuccess: ({ logo }) => {
      onSaved(logo)
      toast(texts.savedToast)
      onClose()
    },
    onError: (error) => toast(messageFor(error, logoFailureMessages), 'error'),
  })
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>Cadrer le logo</DialogTitle>
      <DialogContent>
        {isUnreadable && <Typography color="error">{texts.notAnImage}</Typography>}
        <Box sx={{ position: 'relative', height: 320, bgcolor: 'action.hover', borderRadius: 1, ...cropperStyles }}>
          {!isUnreadable && (
            <Cropper
              image={imageUrl}
              crop={crop}
              zoom={zoom}
              minZoom={minZoom}
              maxZoom={maxZoom}
              aspect={1}
              restrictPosition={false}
              disableAutomaticStylesInjection
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setImagePart(pixels)}
              mediaProps={{ alt: '', onError: () => setUnreadable(true) }}
              cropperProps={{ role: 'group', 'aria-label': 'Cadre du logo : les flèches le déplacent' }}
            />
          )}
        </Box>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mt: 2 }}>
          <Typography component="label" htmlFor={zoomId}>
            Taille
          </Typography>
          <Box
            component="input"
            id={zoomId}
            type="range"
            min={minZoom}
            max={maxZoom}
            step={0.05}
            value={zoom}
            onChange={(event: { target: { value: string } }) => setZoom(Number(event.target.value))}
            sx={{ flexGrow: 1, height: 40, accentColor: 'var(--mui-palette-primary-main)' }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Annuler</Button>
        <Button
          variant="contained"
          disabled={!imagePart || isUnreadable}
          loading={isPending}
          onClick={() => imagePart && mutate(imagePart)}
        >
          Enregistrer le logo
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  )
}
