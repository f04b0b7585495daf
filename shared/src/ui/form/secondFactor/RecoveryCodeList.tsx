import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { saveFile } from '../../../client/saveFile.ts'
import { toast } from '../../toasts/toasts.ts'

const filename = 'codes-de-secours-complice.txt'

/** Recovery codes, shown only once, and two ways to save them. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast('Codes copiés'),
      () => toast("Les codes n'ont pas pu être copiés : téléchargez-les ou notez-les.", 'error'),
    )
  return (
    <Stack spacing={2}>
      <Typography>
        Gardez ces codes de secours ailleurs que sur votre téléphone : chacun remplace une fois le code de
        l'application, le jour où vous ne l'avez plus.
      </Typography>
      <Box
        component="ul"
        aria-label="Codes de secours"
        sx={{
          m: 0,
          p: 2,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() => saveFile({ blob: new Blob([`${text}\n`], { type: 'text/plain' }), filename })}
        >
          Télécharger
        </Button>
        <Button variant="outlined" onClick={() => void copy()}>
          Copier
        </Button>
      </Stack>
      <Alert severity="warning">Ils ne seront plus jamais affichés.</Alert>
    </Stack>
  )
}
