import { demoThanks } from 'shared/domain/publicPages/demoThanks'
import { Link } from 'shared/router'
import { Button, Meadow, PageTitle, Stack, Typography } from 'shared/ui'

/** Page that confirms the request for a demonstration. */
export default function DemoThanksPage() {
  return (
    <Stack
      spacing={3}
      sx={{ alignItems: 'center', textAlign: 'center', maxWidth: 620, mx: 'auto', py: { xs: 4, md: 8 } }}
    >
      <Meadow width={240} />
      <PageTitle tab={demoThanks.tab}>{demoThanks.title}</PageTitle>
      <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
        {demoThanks.text}
      </Typography>
      <Button component={Link} to="/" variant="outlined">
        {demoThanks.home}
      </Button>
    </Stack>
  )
}
