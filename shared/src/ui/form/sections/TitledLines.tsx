import { useId } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

/** A heading and a list of lines, for example of what an action deletes or keeps. */
export function TitledLines({ title, lines }: { title: string; lines: readonly string[] }) {
  const id = useId()
  return (
    <>
      <Typography id={id} variant="h3" component="h3" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ mt: 1, mb: 0, pl: 3 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </>
  )
}
